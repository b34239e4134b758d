import { resolveWithin } from './resolve.js';

const { SwaggerUIBundle } = globalThis;

function textOf(operation) {
  const { method, path } = operation.toObject();
  const words = ['operationId', 'summary', 'description', 'x-origin'].map((name) =>
    operation.getIn(['operation', name], ''),
  );
  return [method, path, ...words].join(' ').toLowerCase();
}

/** Swagger UI's own filter looks at tags alone; this one at the path, the name and the texts. */
function findOperations(taggedOperations, phrase) {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (operation) => words.every((word) => textOf(operation).includes(word));
  return taggedOperations
    .map((tag) => tag.update('operations', (operations) => operations.filter(fits)))
    .filter((tag) => tag.get('operations').size > 0);
}

/** In place of the select of servers: there is one, and the select has no label. */
const Nothing = () => null;

/** The search, with the phrase in the URL. */
function createSearch({ React, layoutSelectors, layoutActions, specSelectors }) {
  return () => {
    const filter = layoutSelectors.currentFilter();
    const phrase = typeof filter === 'string' && filter !== 'true' ? filter : '';
    const found = findOperations(specSelectors.taggedOperations(), phrase).reduce(
      (sum, tag) => sum + tag.get('operations').size,
      0,
    );
    const onChange = ({ target }) => {
      const url = new URL(location.href);
      if (target.value) url.searchParams.set('q', target.value);
      else url.searchParams.delete('q');
      history.replaceState(null, '', url);
      layoutActions.updateFilter(target.value || true);
    };
    const input = React.createElement('input', {
      type: 'search',
      value: phrase,
      placeholder: 'Путь, имя или слово; design — спроектированные',
      'aria-label': 'Найти операцию',
      onChange,
    });
    const output = React.createElement('output', { 'aria-live': 'polite' }, `Найдено: ${found}`);
    return React.createElement('div', { className: 'wrapper find' }, input, output);
  };
}

/** Puts the name of each example, by which the mock is told to send it, before its summary. */
function nameExamples(node) {
  for (const [key, child] of Object.entries(node)) {
    if (typeof child !== 'object' || child === null || key === 'value') continue;
    if (key === 'examples' && !Array.isArray(child)) {
      for (const [name, example] of Object.entries(child)) {
        if ('value' in example) example.summary = `${name}: ${example.summary ?? ''}`;
      }
    }
    nameExamples(child);
  }
  return node;
}

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.toggle('dark-mode', isDark);

const contract = nameExamples(await (await fetch('/openapi.json')).json());

SwaggerUIBundle({
  spec: contract,
  dom_id: '#docs',
  deepLinking: true,
  filter: new URLSearchParams(location.search).get('q') || true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  displayRequestDuration: true,
  showExtensions: true,
  tryItOutEnabled: true,
  persistAuthorization: true,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [
    resolveWithin(contract),
    (system) => ({
      fn: { opsFilter: findOperations },
      components: { FilterContainer: createSearch(system), ServersContainer: Nothing },
    }),
  ],
});
