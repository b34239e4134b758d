import type { Detail, Finding, Rule } from '#tools/contract/drift/finding.ts';

type Sentence = (detail: Detail) => string;

/** The changes for the terminal. */
const sentences: Readonly<Record<Rule, Sentence>> = {
  'operation-added': ({ name }) => `new operation ${name}`,
  'operation-removed': ({ name }) => `operation ${name} is gone`,
  'operation-moved': ({ before, after }) => `operation moved: ${before} → ${after}`,
  'operation-id': ({ before, after }) => `operationId ${before} → ${after}`,
  security: ({ before, after }) => `authorization: ${before} → ${after}`,
  server: (detail) => `servers ${change(detail)}`,
  deprecated: () => 'deprecated',
  text: () => 'description reworded',
  'parameter-added': ({ name, after }) => `new ${after ? 'required ' : ''}parameter ${name}`,
  'parameter-removed': ({ name }) => `parameter ${name} is gone`,
  'parameter-required': ({ name }) => `parameter ${name} became required`,
  'parameter-optional': ({ name }) => `parameter ${name} became optional`,
  'parameter-style': ({ name }) => `lists in ${name} are written in another way`,
  'body-added': () => 'a body can be sent',
  'body-removed': () => 'no body can be sent any more',
  'body-required': () => 'the body became required',
  'body-optional': () => 'the body became optional',
  encoding: (detail) => `media types of ${detail.name}: ${change(detail)}`,
  'status-added': ({ name }) => `new status ${name}`,
  'status-removed': ({ name }) => `status ${name} is gone`,
  'media-type-added': ({ name }) => `new media type ${name}`,
  'media-type-removed': ({ name }) => `media type ${name} is gone`,
  'header-added': ({ name }) => `new header ${name}`,
  'header-removed': ({ name }) => `header ${name} is gone`,
  'header-required': ({ name }) => `header ${name} always comes now`,
  'header-optional': ({ name }) => `header ${name} may be missing now`,
  'property-added': ({ name, after }) => `new ${after ? 'required ' : ''}property ${name}`,
  'property-removed': ({ name }) => `property ${name} is gone`,
  'property-required': ({ name }) => `property ${name} became required`,
  'property-optional': ({ name }) => `property ${name} may be missing now`,
  'read-only': ({ name, after }) =>
    after ? `property ${name} must not be sent any more` : `property ${name} can be sent now`,
  'write-only': ({ name, after }) =>
    after ? `property ${name} does not come any more` : `property ${name} may come now`,
  'object-closed': () => 'unknown properties are rejected now',
  'object-opened': () => 'unknown properties may come now',
  type: (detail) => `type ${change(detail)}`,
  nullable: ({ after }) => (after ? 'may be null now' : 'is never null now'),
  'variant-added': ({ name }) => `new variant ${name}`,
  'variant-removed': ({ name }) => `variant ${name} is gone`,
  'variant-overlap': ({ name }) => `a value may be of several variants now: ${name}`,
  enum: ({ before, after }) =>
    [
      before === undefined ? 'values are listed now' : describeList('gone', before),
      after === undefined ? 'any value now' : describeList('new', after),
    ]
      .filter(Boolean)
      .join('; '),
  bound: (detail) => `${detail.name} ${change(detail)}`,
  pattern: (detail) => `pattern ${change(detail)}`,
  format: (detail) => `format ${change(detail)}`,
  unique: ({ after }) => (after ? 'items must differ now' : 'items may repeat now'),
  default: (detail) => `default ${change(detail)}`,
  keyword: (detail) => `${detail.name} ${change(detail)}`,
};

function change({ before, after }: Detail): string {
  const [was, is] = [before, after].map((value) =>
    value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value),
  );
  return `${was} → ${is}`;
}

function describeList(word: string, values: unknown): string {
  return Array.isArray(values) && values.length > 0 ? `${word}: ${values.join(', ')}` : '';
}

/** One sentence about a change. */
export function describeChange({ rule, detail }: Finding): string {
  return sentences[rule](detail);
}
