import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Exchange, nobody, type Sender } from '#tools/contract/send/call.ts';
import { type Person, persons } from '#tools/contract/vocabulary.ts';
import { firstOf, UnusableRun } from './unusable.ts';

/** A token is rejected when so many operations reject it. */
const ENOUGH_REJECTIONS = 4;

/** Errors of the network in words; others are shown as Node names them. */
const networkErrors: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there (connection refused)',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host could not be resolved',
  ECONNRESET: 'it closes the connection',
  ETIMEDOUT: 'it does not respond in time',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'its certificate is self-signed (NODE_EXTRA_CA_CERTS names a trusted one)',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

/**
 * A back end responds at the URL, serves operations of the contract, and takes the tokens.
 * @throws UnusableRun when a run would only show that it doesn't.
 */
export async function requireBackEnd(run: Run): Promise<void> {
  await requireResponse(run.options.url, run.client.timeout);
  await requireAPI(run);
  for (const person of persons) {
    // Whether a token without the scope gets 401 or 403 is what a check is about.
    if (person !== 'noScope') await requireToken(run, person);
  }
}

async function requireResponse(url: string, timeout: number): Promise<void> {
  if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
    throw new UnusableRun(`The URL ${url} is none: it begins with http:// or https://`);
  }
  try {
    const signal = AbortSignal.timeout(timeout);
    const { body } = await fetch(url, { redirect: 'manual', signal });
    await body?.cancel();
  } catch (error) {
    throw new UnusableRun(`No back end responds at ${url}: ${reasonOf(error, timeout)}`);
  }
}

function reasonOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response in ${timeout / 1000} s (--timeout)`;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  // For a host with several addresses the message is empty.
  return networkErrors[code] ?? (cause.message === '' ? code : cause.message);
}

/** Reads that need no id: those that are tested first. */
function probes(run: Run, isFit: (operation: Operation) => boolean): Operation[] {
  const fit = run.contract.operations.filter(
    (operation) =>
      operation.isRead &&
      !operation.path.includes('{') &&
      run.excludedBecause(operation.id) === null &&
      isFit(operation),
  );
  return fit.sort((one, other) => Number(run.isSelected(other)) - Number(run.isSelected(one)));
}

async function probe(run: Run, operation: Operation, as: Sender): Promise<Exchange> {
  const parts = run.cases.plain(operation, typeof as === 'string' && as !== nobody ? as : 'main');
  return run.client.send({ operation, parts, as }, { impatient: true });
}

/** One read that is no page and no 404 is enough: how sound it is, the checks find out. */
async function requireAPI(run: Run): Promise<void> {
  const operations = probes(run, ({ isForStaff }) => !isForStaff);
  const as = (await hasToken(run, 'main')) ? 'main' : nobody;
  const seen = new Map<string, number>();
  const requested: string[] = [];
  for (const operation of operations) {
    const exchange = await probe(run, operation, as);
    if (isOfAPI(exchange)) return;
    const shown = shownResponse(exchange);
    seen.set(shown, (seen.get(shown) ?? 0) + 1);
    requested.push(exchange.request.url);
  }
  if (operations.length === 0) return;
  const responses = [...seen].map(([shown, count]) => (count > 1 ? `${count} × ${shown}` : shown));
  throw new UnusableRun(
    [
      `The URL ${run.options.url} serves no operation of the contract.`,
      `Requests to ${firstOf(requested)} got ${firstOf(responses)}.`,
      prefixHint(run),
    ].join('\n  '),
  );
}

function isOfAPI({ call, response }: Exchange): boolean {
  // A slow back end is one, too: the checks say that it does not respond in time.
  if (response === null) return true;
  const { status, headers } = response;
  const isPage = /text\/html/i.test(headers.get('content-type') ?? '');
  if (isPage || (status >= 300 && status < 400 && status !== 304)) return false;
  const isJSON = response.json !== undefined;
  if (status === 404) return isJSON && call.operation.responses.has('404');
  // What a gateway says about a back end that is not there.
  return isJSON || ![502, 503, 504].includes(status);
}

function shownResponse({ response, failure }: Exchange): string {
  if (response === null) return failure ?? 'no response';
  const { status, headers } = response;
  const location = headers.get('location');
  if (location !== null) return `${status} to ${location}`;
  return `${status} ${headers.get('content-type') ?? 'without a body'}`;
}

/** The mistakes that are made with a prefix: it is in the URL and in the paths, or in neither. */
function prefixHint({ options: { url }, contract }: Run): string {
  const own = new URL(url).pathname.replace(/\/+$/, '');
  if (own !== '' && contract.operations.every(({ path }) => path.startsWith(`${own}/`))) {
    return `The paths of the contract begin with ${own} already: leave it out of --url.`;
  }
  const { prefix } = contract;
  const added = prefix === '' ? '' : `${prefix} of the contract’s first server, `;
  return `Requests go to --url, ${added}and the path of the operation.`;
}

/** @throws UnusableRun when operations that need a token reject this one with 401. */
async function requireToken(run: Run, person: Person): Promise<void> {
  if (!(await hasToken(run, person))) return;
  const isStaff = person === 'staff';
  const operations = probes(
    run,
    ({ security, isForStaff }) => security === 'required' && isForStaff === isStaff,
  ).slice(0, ENOUGH_REJECTIONS);
  for (const operation of operations) {
    const { response } = await probe(run, operation, person);
    if (response?.status !== 401) return;
  }
  if (operations.length === 0) return;
  throw new UnusableRun(
    `The back end rejects the token of ${person} with 401: ${operations.map(({ id }) => id).join(', ')}.\n  ` +
      'Has it expired? Are issuer, audience and signing key those that the back end expects?',
  );
}

async function hasToken(run: Run, person: Person): Promise<boolean> {
  try {
    return await run.has(person);
  } catch (error) {
    if (error instanceof UnusableRun) throw error;
    const said = error instanceof Error ? error.message : String(error);
    throw new UnusableRun(`There is no token of ${person}, the command failed: ${said.trim()}`);
  }
}
