import { cdp } from 'vitest/browser';

type Value = NonNullable<AxNode['name']>;
type AxNode = Awaited<ReturnType<typeof readNodes>>[number];
type FrameTree = Awaited<ReturnType<typeof readFrames>>;
type Nodes = ReadonlyMap<string, AxNode>;

/** The states that a screen reader announces. */
const STATES = ['modal', 'expanded', 'hasPopup', 'controls', 'focused', 'disabled', 'live'];
const LEFT_OUT = ['InlineTextBox', 'none', 'generic'];

/**
 * Returns Chromium's accessibility tree of the document as text, for tests in a browser. Each node
 * has a line, indented: role, name, description, states. Nodes that assistive technology does not
 * meet are left out.
 */
export async function accessibilityTree(): Promise<string> {
  const nodes = await readNodes();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const root = nodes.find(({ role }) => role?.value === 'RootWebArea');
  return root
    ? childrenOf(root, byId)
        .flatMap((node) => linesOf(node, byId))
        .join('\n')
    : '';
}

async function readNodes() {
  const frames = framesOf(await readFrames());
  const frameId = frames.find(({ url }) => url === document.URL)?.id;
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', frameId ? { frameId } : {});
  return nodes;
}

async function readFrames() {
  return (await cdp().send('Page.getFrameTree')).frameTree;
}

function framesOf({ frame, childFrames = [] }: FrameTree): FrameTree['frame'][] {
  return [frame, ...childFrames.flatMap(framesOf)];
}

function childrenOf(node: AxNode, nodes: Nodes): AxNode[] {
  return (node.childIds ?? [])
    .flatMap((id) => nodes.get(id) ?? [])
    .flatMap((child) => (isTold(child) ? [child] : childrenOf(child, nodes)));
}

function isTold({ ignored, role }: AxNode): boolean {
  return !ignored && !LEFT_OUT.includes(String(role?.value));
}

function linesOf(node: AxNode, nodes: Nodes): string[] {
  const role = node.role?.value === 'StaticText' ? 'text' : String(node.role?.value);
  const name = textOf(node.name);
  const inside = childrenOf(node, nodes)
    // A button is not announced twice.
    .filter((child) => child.role?.value !== 'StaticText' || textOf(child.name) !== name)
    .flatMap((child) => linesOf(child, nodes));
  const words = [role, name && `"${name}"`, describe(node), ...statesOf(node, nodes)];
  return [words.filter(Boolean).join(' '), ...inside.map((line) => `  ${line}`)];
}

function describe({ description }: AxNode): string {
  const text = textOf(description);
  return text && `(${text})`;
}

function statesOf({ properties = [] }: AxNode, nodes: Nodes): string[] {
  return properties
    .filter(({ name }) => STATES.includes(name))
    .map(
      ({ name, value }) =>
        `${name}=${value.relatedNodes ? namesOf(value, nodes) : String(value.value)}`,
    )
    .toSorted();
}

function namesOf({ relatedNodes = [] }: Value, nodes: Nodes): string {
  const ids = relatedNodes.map(({ backendDOMNodeId }) => backendDOMNodeId);
  const related = [...nodes.values()].filter(
    ({ ignored, backendDOMNodeId }) =>
      !ignored && backendDOMNodeId !== undefined && ids.includes(backendDOMNodeId),
  );
  return related.map((node) => `"${textOf(node.name)}"`).join(' ') || 'hidden';
}

function textOf(value: Value | undefined): string {
  return typeof value?.value === 'string' ? value.value.trim() : '';
}
