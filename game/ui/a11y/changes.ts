/** Changes of elements that touch only what differs, so that reading position and focus stay. */

/** Makes these nodes the children of a parent, in this order; those already in place are not touched. */
export function arrange(parent: Element, nodes: readonly Node[]): void {
  const wanted = new Set(nodes);
  for (const child of Array.from(parent.childNodes)) if (!wanted.has(child)) child.remove();
  for (const [index, node] of nodes.entries()) {
    if (parent.childNodes[index] !== node) parent.insertBefore(node, parent.childNodes[index] ?? null);
  }
}

export function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** @param value null removes the attribute */
export function setAttribute(node: Element, attribute: string, value: string | null): void {
  if (node.getAttribute(attribute) === value) return;
  if (value === null) node.removeAttribute(attribute);
  else node.setAttribute(attribute, value);
}
