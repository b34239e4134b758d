const SCHEMAS = '#/components/schemas/';

const readKey = (key) => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** What a reference of the document leads to: `#/components/schemas/Cart`. */
function find(document, reference) {
  const keys = reference.slice('#/'.length).split('/').map(decodeURIComponent).map(readKey);
  return keys.reduce((node, key) => node[key], document);
}

/**
 * A copy of `node` with what its references lead to in their place; one into itself stays. A
 * schema gets its name for a title.
 */
function dereference(document, node, passed) {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((child) => dereference(document, child, passed));
  const { $ref: reference, ...own } = node;
  if (typeof reference !== 'string') {
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, dereference(document, child, passed)]),
    );
  }
  if (passed.includes(reference)) return node;
  const target = dereference(document, find(document, reference), [...passed, reference]);
  const named = reference.startsWith(SCHEMAS) ? { title: reference.slice(SCHEMAS.length) } : {};
  return { ...named, ...target, ...dereference(document, own, passed) };
}

/**
 * A plugin that resolves what is opened by plain copying. Swagger UI reads and resolves the whole
 * document of OpenAPI 3.1 for each operation instead, which takes seconds for one of our size:
 * https://github.com/swagger-api/swagger-ui/issues/10748
 */
export function resolveWithin(document) {
  return {
    statePlugins: {
      spec: {
        wrapActions: {
          requestResolvedSubtree:
            (_, { specActions }) =>
            (path) => {
              const node = path.reduce((parent, key) => parent?.[key], document);
              if (node === undefined) return;
              specActions.updateResolvedSubtree(path, dereference(document, node, []));
            },
        },
      },
    },
  };
}
