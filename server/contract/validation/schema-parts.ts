/** The keywords of a JSON schema that hold other schemas. */
export interface SchemaParts<Node> {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly additionalProperties?: boolean | Node;
  readonly allOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
}

/** The schemas directly within a schema; one that is named by `$ref` is not resolved. */
export function schemaParts<Node extends SchemaParts<Node>>(node: Node): Node[] {
  const { properties = {}, items, additionalProperties: rest } = node;
  return [
    ...Object.values(properties),
    ...(node.allOf ?? []),
    ...(node.oneOf ?? []),
    ...(node.anyOf ?? []),
    ...(items === undefined ? [] : [items]),
    ...(typeof rest === 'object' ? [rest] : []),
  ];
}
