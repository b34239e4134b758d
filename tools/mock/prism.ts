/** Prism's command line, with the contract's choice of the failure for an invalid request. */
import { createRequire } from 'node:module';

type Negotiate = (
  responses: readonly Response[],
  codes: readonly number[],
  key?: string,
) => unknown;

interface Response {
  readonly code: string;
  readonly contents?: readonly { readonly examples?: readonly { readonly key: string }[] }[];
}

const malformed = 400;
const example = 'validation-failed';

const command = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
const requireOfPrism = createRequire(command);
const { default: helpers }: { default: { negotiateOptionsForInvalidRequest: Negotiate } } =
  requireOfPrism('@stoplight/prism-http/dist/mocker/negotiator/NegotiatorHelpers');

// Prism prefers 422 (https://github.com/stoplightio/prism/pull/278), which is here for requests that fit
// the contract and break a rule; it has no option for it.
const negotiate = helpers.negotiateOptionsForInvalidRequest;
helpers.negotiateOptionsForInvalidRequest = (responses, codes, key) => {
  const own = responses.find(({ code }) => code === String(malformed));
  if (own === undefined || !codes.includes(malformed)) return negotiate(responses, codes, key);
  const isNamed = own.contents?.some(({ examples }) =>
    examples?.some((one) => one.key === example),
  );
  const others = codes.filter((code) => code !== malformed && code !== 422);
  return negotiate(responses, [...others, malformed], key ?? (isNamed ? example : undefined));
};

interface Bodies {
  text(request: unknown, options: unknown): Promise<string>;
}

// When a body is no JSON, Prism waits for the end of a request that has ended: its client waits for ever.
// As a text the body does not fit the contract, like any other invalid one.
const requireOfServer = createRequire(requireOfPrism.resolve('@stoplight/prism-http-server'));
const bodiesPath = requireOfServer.resolve('micri');
const bodies: Bodies = requireOfServer(bodiesPath);
const module = requireOfServer.cache[bodiesPath];
if (module === undefined) throw new Error('Prism no longer reads bodies with micri');
module.exports = Object.create(bodies, {
  json: {
    value: async (request: unknown, options: unknown) => {
      const text = await bodies.text(request, options);
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    },
  },
});

requireOfPrism(command);
