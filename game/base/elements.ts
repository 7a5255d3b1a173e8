/** Elements of a page, made in one go. */

type Attributes<Name extends keyof HTMLElementTagNameMap> = Partial<
  Pick<HTMLElementTagNameMap[Name], Exclude<keyof HTMLElementTagNameMap[Name], 'style'>>
>;

/** An element with properties as the DOM names them, and what lies in it: elements, or text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Attributes<Name> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}
