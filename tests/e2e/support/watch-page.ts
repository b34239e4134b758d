import type {
  BrowserContext,
  ConsoleMessage,
  Page,
  Request,
  Response,
  WebError,
} from '@playwright/test';
import { ContractValidator } from '#tests/support/contract-validator.ts';
import type { Evidence } from './evidence.ts';

/** Problems that a test expects. */
export interface Tolerance {
  /** Expected console messages. */
  console: readonly RegExp[];
  /** Expected statuses from 500. */
  statuses: readonly number[];
}

const validator = new ContractValidator();
/** The browser's warnings about resources are ignored; React's are not. */
const reactWarning = /react|hydrat|warning:|mantine|invalid prop|each child/i;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Watches everything in a browser context, and notes what it shows of the specification.
 * @returns a function that stops watching, waits for pending validations and returns the problems:
 * console errors, uncaught exceptions and rejections, requests that leave this machine, responses
 * that break the contract.
 */
export function watchContext(
  context: BrowserContext,
  tolerance: Tolerance,
  evidence?: Evidence,
): () => Promise<string[]> {
  const problems: string[] = [];
  const validating: Promise<void>[] = [];

  const onConsole = (message: ConsoleMessage) => {
    if (isProblem(message) && !tolerance.console.some((known) => known.test(message.text()))) {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };
  const onError = (webError: WebError) => {
    problems.push(`uncaught: ${webError.error().stack ?? webError.error().message}`);
  };
  const onRequest = (request: Request) => {
    if (leavesMachine(request)) problems.push(`request to ${request.url()}`);
  };
  const onResponse = (response: Response) => {
    validating.push(
      validateResponse(response, tolerance, evidence).then((found) => {
        problems.push(...found);
      }),
    );
  };
  const onPage = (page: Page) => {
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) evidence?.noteVisit(page);
    });
  };
  context
    .on('console', onConsole)
    .on('weberror', onError)
    .on('request', onRequest)
    .on('response', onResponse)
    .on('page', onPage);

  return async () => {
    context
      .off('console', onConsole)
      .off('weberror', onError)
      .off('request', onRequest)
      .off('response', onResponse)
      .off('page', onPage);
    await Promise.all(validating);
    return problems;
  };
}

/** A 404 is the expected status of a missing page. */
function isMissingPage(message: ConsoleMessage): boolean {
  return (
    message.text().includes('status of 404') && message.location().url === message.page()?.url()
  );
}

function isProblem(message: ConsoleMessage): boolean {
  if (isMissingPage(message)) return false;
  return (
    message.type() === 'error' ||
    (message.type() === 'warning' && reactWarning.test(message.text()))
  );
}

function leavesMachine(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url());
  return /^(http|ws)s?:$/.test(protocol) && !loopback.has(hostname);
}

async function validateResponse(
  response: Response,
  { statuses }: Tolerance,
  evidence: Evidence | undefined,
): Promise<string[]> {
  const { pathname } = new URL(response.url());
  if (!pathname.startsWith('/api/v1')) return [];
  const method = response.request().method();
  const failure =
    response.status() >= 500 && !statuses.includes(response.status())
      ? [`${method} ${pathname} responded with ${response.status()}`]
      : [];
  // The browser drops a body when the page is closed before it was read; the rest is validated.
  const body = await response.body().catch(() => undefined);
  evidence?.noteResponse(response, body);
  return [
    ...failure,
    ...validator.findProblems({
      method,
      path: pathname,
      status: response.status(),
      contentType: response.headers()['content-type'] ?? '',
      body,
    }),
  ];
}
