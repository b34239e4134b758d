/** An element with all inside it. */
export interface XmlNode {
  name: string;
  /** Line of the opening tag. */
  line: number;
  attributes: Readonly<Record<string, string>>;
  /** Trimmed once the element is complete. */
  text: string;
  children: XmlNode[];
}

/** The child elements of a name. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** The first element on a way of names. */
export function childAt(node: XmlNode, ...way: string[]): XmlNode | undefined {
  let at: XmlNode | undefined = node;
  for (const name of way) at = at?.children.find((child) => child.name === name);
  return at;
}

/** Text of the first element on a way of names; '' without one. */
export function textAt(node: XmlNode, ...way: string[]): string {
  return childAt(node, ...way)?.text ?? '';
}

/** What 1С writes for yes. */
export function isYes(text: string | undefined): boolean {
  return ['true', '1', 'да', 'истина'].includes((text ?? '').trim().toLowerCase());
}
