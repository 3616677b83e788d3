/**
 * Elements that stand on the page and stay as they are, by what stands for them in what was made.
 */
export type KeptNodes = ReadonlyMap<Node, Element>;

/**
 * Attributes that a browser writes by itself, as a visitor opens something, and those in which
 * scripts of the page tell the state of an element.
 */
const OF_ITS_OWN = new Set(['open', 'data-state', 'data-scrolled', 'aria-modal']);
/** Of these, the one that keeps the value which a script has set, whatever is rendered. */
const STATE = 'data-state';

const KEY = 'data-key';

/**
 * Makes an element of the page look like one that was made beside it, by few changes: a node stays
 * where something of its kind is still wanted, so that focus, selection and pictures stay. The rest
 * of the other one is of no use.
 */
export function morphNodes(from: Element, to: Element, reused: KeptNodes): void {
  morphAttributes(from, to);
  morphChildren(from, to, reused);
}

let hidden: Document | undefined;

/**
 * The document in which to make what is made beside the page, most of which never comes to stand
 * there. No picture is asked for in it; in one that is shown, Chromium moreover keeps each image
 * for good, to choose its source anew with the window's width.
 */
export function getInertDocument(): Document {
  hidden ??= document.implementation.createHTMLDocument('');
  return hidden;
}

/**
 * Lets go of what is left of what was made: Chromium keeps each source that has a media query, with
 * all around it, until it is taken out.
 */
export function releaseElement(replacement: Element): void {
  for (const source of replacement.querySelectorAll('source')) source.remove();
}

function morphAttributes(from: Element, to: Element): void {
  for (const { name, value } of to.attributes) {
    const isTold = name === STATE && from.hasAttribute(STATE);
    if (!isTold && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  for (const name of from.getAttributeNames()) {
    // An element that is a dialog only as long as it is modal has its role just as long.
    const isOwn = OF_ITS_OWN.has(name) || (name === 'role' && from.hasAttribute('aria-modal'));
    if (!isOwn && !to.hasAttribute(name)) from.removeAttribute(name);
  }
}

/**
 * Gives `from` the children of `to`, each of which it looks for in `from` first: slots by their
 * keys, wherever they stand, and all others in their order.
 */
function morphChildren(from: Element, to: Element, reused: KeptNodes): void {
  const standing = [...from.childNodes];
  const byKey = new Map(standing.filter(hasKey).map((slot) => [slot.getAttribute(KEY), slot]));
  let rest = standing.filter((node) => !hasKey(node));
  const morphed = (wanted: ChildNode): ChildNode => {
    const own = reused.get(wanted);
    if (own) return own;
    const before = hasKey(wanted) ? byKey.get(wanted.getAttribute(KEY)) : firstLike(wanted, rest);
    if (!before || before.nodeName !== wanted.nodeName) {
      // Before what stays moves into it, which would leave its document otherwise.
      from.ownerDocument.adoptNode(wanted);
      return adopted(wanted, reused);
    }
    if (!hasKey(before)) rest = rest.slice(rest.indexOf(before) + 1);
    if (before instanceof Element && wanted instanceof Element) morphNodes(before, wanted, reused);
    else if (before.nodeValue !== wanted.nodeValue) before.nodeValue = wanted.nodeValue;
    return before;
  };
  arrange(from, [...to.childNodes].map(morphed));
}

/** The first of the same class, or else the first at all if that is of the same kind. */
function firstLike(wanted: ChildNode, among: readonly ChildNode[]): ChildNode | undefined {
  const isLike = (node: ChildNode) =>
    node.nodeName === wanted.nodeName && classOf(node) === classOf(wanted);
  return among.find(isLike) ?? among[0];
}

function classOf(node: ChildNode): string | null {
  return node instanceof Element ? node.getAttribute('class') : null;
}

function hasKey(node: ChildNode): node is Element {
  return node instanceof Element && node.hasAttribute(KEY);
}

/** Moves the elements that stay as they are into a new node, and returns that node. */
function adopted(node: ChildNode, reused: KeptNodes): ChildNode {
  if (!(node instanceof Element) || reused.size === 0) return node;
  const children = [...node.childNodes];
  for (const child of children) {
    const own = reused.get(child);
    if (own) child.replaceWith(own);
    else adopted(child, reused);
  }
  return node;
}

/** Moves only what stands in another order. */
function arrange(element: Element, nodes: readonly ChildNode[]): void {
  const wanted = new Set<Node>(nodes);
  const standing = [...element.childNodes];
  for (const node of standing) {
    if (!wanted.has(node)) node.remove();
  }
  let next = element.firstChild;
  for (const node of nodes) {
    if (node === next) next = next.nextSibling;
    else element.insertBefore(node, next);
  }
}
