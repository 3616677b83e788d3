import type { ReactNode } from 'react';
import { writeMarkup } from '#renderer/markup';

/** Returns what the writer makes of an element of this module. */
export function written(node: ReactNode): string {
  const buffer = { html: '' };
  writeMarkup(node, buffer, { hasHints: true });
  return buffer.html;
}

const mark = { shape: 'M0 0' };
const list = ['one', 'two & three'];
const none: { readonly id?: string } | undefined = list.length > 9 ? {} : undefined;
const awkward = `"'&<>`;

function Mark({
  drawing,
  label,
  ...rest
}: {
  drawing: { shape: string };
  label?: string | undefined;
  id?: string;
}) {
  return (
    <svg className="mark" width={20} aria-label={label} {...rest}>
      <path d={drawing.shape} />
    </svg>
  );
}

function Box({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  return (
    <section className="box">
      {title}
      <div>{children}</div>
    </section>
  );
}

/** The name of something outside means something else here. */
// oxlint-disable-next-line no-shadow -- that is what it is about.
function Shadowed({ mark }: { mark: { shape: string } }) {
  return (
    <p>
      <Mark drawing={mark} />
    </p>
  );
}

const props = (ownProps: Record<string, unknown>): Record<string, unknown> => ownProps;

/** One of each form that a component's source may have. */
export const samples: Readonly<Record<string, () => ReactNode>> = {
  constants: () => (
    <div className="a" id={'b'} hidden tabIndex={-1}>
      text with {'quotes "'} and {1}
      <br />
      <hr className="c" />
    </div>
  ),
  lines: () => (
    <p>
      One line, another one {/* and a remark */}
      <b> kept </b> <i>space</i>
    </p>
  ),
  entities: () => (
    <p title="a &amp; b">
      a&nbsp;b <b>c</b>
    </p>
  ),
  values: () => (
    <p className={awkward} data-on={false} aria-hidden={true} hidden={false} title={none?.id}>
      {awkward}
      {0}
      {none?.id}
      {false}
      {list}
    </p>
  ),
  conditions: () => (
    <div>
      {list.length > 1 && <b>many</b>}
      {list.length > 9 ? <b>very many</b> : <i className="few">{list[0]}</i>}
    </div>
  ),
  lists: () => (
    <ul>
      {list.map((each, index) => (
        <li className="each" key={index}>
          {each}
        </li>
      ))}
    </ul>
  ),
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link to its own page.
  'links to here': () => <a href={''}>{'here'}</a>,
  'links to scripts': () => <a href={['java', 'script:x'].join('')}>x</a>,
  'nothing to spread': () => (
    <p className="a" {...none} {...(list.length > 9 && { id: 'b' })}>
      text
    </p>
  ),
  'others to spread': () => (
    <p className="a" {...props({ id: 'b' })} {...props({ lang: 'en', onClick: () => 0 })}>
      text
    </p>
  ),
  'the same to spread': () => (
    <p className="a" id="b" {...props({ title: 'c', className: 'd' })}>
      text
    </p>
  ),
  'spread before others': () => (
    <p {...props({ className: 'd', id: 'b' })} className="a">
      text
    </p>
  ),
  'children to spread': () => <p className="a" {...props({ children: ['b', <b key="c">c</b>] })} />,
  'children and some to spread': () => <p {...props({ children: 'b' })}>a</p>,
  'nothing inside to spread': () => <hr className="a" {...props({ id: 'b' })} />,
  pictures: () => (
    <picture className="a">
      <source srcSet={awkward} width={1} />
      <img src="/a.png" alt="" />
    </picture>
  ),
  'late pictures': () => <img src={list[0]} alt="" loading="lazy" {...none} />,
  'components that are given the same': () => (
    <p>
      <Mark drawing={mark} label="a" />
      <Mark drawing={mark} label="a" />
    </p>
  ),
  'components that are given something else': () => (
    <div>
      <Shadowed mark={{ shape: 'M1 1' }} />
      <Shadowed mark={{ shape: 'M2 2' }} />
      <Mark drawing={mark} label={list[0]} id="b" />
    </div>
  ),
  'elements for components': () => (
    <Box title={<h2 className="a">title</h2>}>
      text
      <p>{list[1]}</p>
      <>
        <b>b</b>
      </>
    </Box>
  ),
  'elements that React writes': () => (
    <div>
      <p style={{ color: 'red' }}>a</p>
      <my-part>b</my-part>
    </div>
  ),
};

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- that is where React looks.
  namespace JSX {
    interface IntrinsicElements {
      'my-part': { readonly children?: ReactNode };
    }
  }
}
