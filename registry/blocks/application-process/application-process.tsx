import type {
  ApplicationProcessProps,
  ProcessStep,
} from '#schemas/generated/blocks/application-process.ts';
import { CallToActions } from '../../kit/call-to-action/call-to-action.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { addIds } from '../../kit/props/add-ids.ts';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import './application-process.css';

/** The way from an application to what was applied for, step by step. */
export function ApplicationProcess(props: ApplicationProcessProps & WithTextMessages) {
  const { title, steps, numbered = true, cta, messages } = props;
  // Steps without an order are no ordered list for a screen reader either.
  const List = numbered ? 'ol' : 'ul';
  return (
    <section className="application-process" data-numbered={numbered}>
      {title && <Heading>{title}</Heading>}
      <List className="application-process__steps">
        {addIds(steps).map(({ id, ...step }) => (
          <Step key={id} step={step} isBelowTitle={Boolean(title)} messages={messages} />
        ))}
      </List>
      <CallToActions cta={cta} />
    </section>
  );
}

interface StepProps extends WithTextMessages {
  readonly step: ProcessStep;
  readonly isBelowTitle: boolean;
}

function Step({ step, isBelowTitle, messages }: StepProps) {
  // No level of headings may be left out.
  const Title = isBelowTitle ? 'h3' : 'h2';
  return (
    <li className="application-process__step">
      <Title className="application-process__title">{step.title}</Title>
      <RichText value={step.body} messages={messages} about={step.title} />
    </li>
  );
}
