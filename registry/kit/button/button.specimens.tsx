import { caretRight, lockKey, signOut, x } from '../icon/drawings.ts';
import type { Specimens } from '../specimen/specimen.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import './button.specimens.css';

const COLORS = ['orange', 'indigo', 'sky', 'grey'] as const;
const LOOKS = ['filled', 'outline', 'text'] as const;
const SIZES = [19, 16, 14, 12] as const;
const LONG = 'Lebensversicherungsgesellschaften und Bausparfinanzierung vergleichen';

function Colors() {
  return (
    <div className="button-sheet">
      {COLORS.flatMap((color) =>
        LOOKS.map((look) => (
          <Button key={`${color} ${look}`} color={color} look={look}>
            Continue
          </Button>
        )),
      )}
    </div>
  );
}

function Inverted() {
  return (
    <div className="button-sheet button-sheet--dark">
      {LOOKS.map((look) => (
        <Button key={look} color="inverted" look={look}>
          Continue
        </Button>
      ))}
      {LOOKS.map((look) => (
        <Button key={look} color="inverted" look={look} disabled>
          Continue
        </Button>
      ))}
    </div>
  );
}

function Sizes() {
  return (
    <div className="button-sheet">
      {SIZES.flatMap((size) =>
        LOOKS.map((look) => (
          <Button key={`${size} ${look}`} color="indigo" size={size} look={look}>
            {`Text of ${size} px`}
          </Button>
        )),
      )}
    </div>
  );
}

function States() {
  return (
    <div className="button-sheet">
      {LOOKS.map((look) => (
        <Button key={look} look={look} disabled>
          Disabled
        </Button>
      ))}
      {LOOKS.map((look) => (
        <Button key={look} look={look} color="indigo" busyText="Sending">
          Send
        </Button>
      ))}
      <Button href="#link">A link</Button>
      <Button href="#link" disabled>
        A link that leads nowhere yet
      </Button>
    </div>
  );
}

function Icons() {
  return (
    <div className="button-sheet">
      <Button iconBefore={lockKey}>Log in</Button>
      <Button iconAfter={caretRight} look="outline" color="indigo">
        Next
      </Button>
      <Button iconBefore={signOut} look="text" color="indigo" size={14}>
        Log out
      </Button>
      <IconButton icon={x} label="Close" />
      <IconButton icon={x} label="Close" size={20} disabled />
    </div>
  );
}

function LongTexts() {
  return (
    <div className="button-sheet button-sheet--narrow">
      <Button isWide>Continue</Button>
      <Button isWide look="outline" color="indigo" iconBefore={lockKey}>
        {LONG}
      </Button>
      <Button look="text" color="indigo" size={12}>
        {LONG}
      </Button>
    </div>
  );
}

/** The gallery shows the part in every state that it can be in. */
export const buttonSpecimens: Specimens = {
  colors: Colors,
  inverted: Inverted,
  sizes: Sizes,
  states: States,
  icons: Icons,
  'long-texts': LongTexts,
};
