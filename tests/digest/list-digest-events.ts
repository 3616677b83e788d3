const EVENTS = /^events\n((?: .*\n)+)/m;

/** The line of a component, such as `flexZone/1/paragraph`, above those of its elements. */
const COMPONENT = /^ {2}(\S+\/\S+)$/;
const ELEMENT = /^ {4}(\d+) (EVENT )?(.*)$/;

/**
 * Lists the events of a digest one by one: those that happened as their lines say it, and those of
 * elements with the position of each.
 */
export function listDigestEvents(digest: string): readonly string[] {
  const [, lines = ''] = EVENTS.exec(digest) ?? [];
  let component = '';
  return lines.split('\n').flatMap((line) => {
    const [, name] = COMPONENT.exec(line) ?? [];
    if (name !== undefined) component = name;
    const [, index, action = 'ELEMENTS_ACTIONS ', what] = ELEMENT.exec(line) ?? [];
    if (index !== undefined) return [`${action}${what} ${component}/${index}`];
    return name === undefined && line ? [line.trim()] : [];
  });
}
