/** Creates DOM elements. */

type ElementProperties<Name extends keyof HTMLElementTagNameMap> = Partial<
  Pick<HTMLElementTagNameMap[Name], Exclude<keyof HTMLElementTagNameMap[Name], 'style'>>
>;

/** Creates an element with DOM properties and children: nodes or text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: ElementProperties<Name> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}
