import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startFakeService } from './fake-service.ts';

/** How the next validation fails. */
type SmartCaptchaFailure = 'Error' | 'Malformed' | 'Dropped';

/** Yandex SmartCaptcha as its documentation describes it. */
export interface FakeSmartCaptcha {
  url: string;
  clientKey: string;
  serverKey: string;
  /** Settings of a shop that uses it. */
  settings: Record<string, string>;
  /** Paths of all calls. */
  paths: string[];
  /** Tokens that were validated, with the address they came with. */
  validated: { token: string; ip: string | null }[];
  /** A token of a passed check. */
  issue(): string;
  /** Whether users close the task of the widget instead of solving it. */
  closesTask: boolean;
  fail(failure: SmartCaptchaFailure): void;
  close(): Promise<void>;
}

/** The widget: its task is a page of the service in a frame, which reports to the one around it. */
const widget = (origin: string, onload: string | null) => `
  const widgets = new Map();
  window.smartCaptcha = {
    render: (container, options) => {
      const id = widgets.size;
      widgets.set(id, { container, options, callbacks: {} });
      return id;
    },
    subscribe: (id, event, callback) => {
      widgets.get(id).callbacks[event] = callback;
      return () => {};
    },
    execute: (id) => {
      const { container, options, callbacks } = widgets.get(id);
      const frame = document.createElement('iframe');
      frame.src = '${origin}/task?sitekey=' + options.sitekey;
      window.addEventListener('message', ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        callbacks['challenge-hidden']();
        if (data.token) options.callback(data.token);
      });
      container.append(frame);
    },
    destroy: (id) => widgets.get(id).container.replaceChildren(),
  };
  window[${JSON.stringify(onload)}]?.();`;

/** Starts SmartCaptcha on the loopback interface. */
export async function startFakeSmartCaptcha(): Promise<FakeSmartCaptcha> {
  const service = await startFakeService();
  const { url } = service;
  const clientKey = 'ysc1_public';
  const serverKey = 'ysc2_secret';
  const unused = new Set<string>();
  let failure: SmartCaptchaFailure | null = null;

  const fake: FakeSmartCaptcha = {
    url,
    clientKey,
    serverKey,
    settings: {
      SMARTCAPTCHA_CLIENT_KEY: clientKey,
      SMARTCAPTCHA_SERVER_KEY: serverKey,
      SMARTCAPTCHA_URL: url,
    },
    paths: [],
    validated: [],
    closesTask: false,
    issue: () => {
      const token = randomUUID();
      unused.add(token);
      return token;
    },
    fail: (next) => {
      failure = next;
    },
    close: () => service.close(),
  };

  const verdictOn = (form: URLSearchParams): object => {
    if (form.get('secret') !== serverKey) {
      const message = 'Authentication failed. Secret has not provided.';
      return { status: 'failed', message };
    }
    const token = form.get('token') ?? '';
    fake.validated.push({ token, ip: form.get('ip') });
    // A token counts once.
    return unused.delete(token)
      ? { status: 'ok', message: '', host: 'shop.example.ru' }
      : { status: 'failed', message: 'Token invalid or expired.' };
  };
  const respond = async (response: ServerResponse, request: IncomingMessage) => {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    const body = await text(request);
    fake.paths.push(pathname);
    if (pathname === '/captcha.js') {
      const code = `(() => {${widget(url, searchParams.get('onload'))}})();`;
      return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code);
    }
    if (pathname === '/task') {
      const isKnown = searchParams.get('sitekey') === clientKey;
      const outcome = isKnown && !fake.closesTask ? { token: fake.issue() } : {};
      const page = `<script>parent.postMessage(${JSON.stringify(outcome)}, '*')</script>`;
      return response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    }
    if (request.method !== 'POST' || pathname !== '/validate') return response.writeHead(404).end();
    const now = failure;
    failure = null;
    if (now === 'Error') return response.writeHead(500).end();
    if (now === 'Dropped') return response.destroy();
    if (now === 'Malformed') return response.writeHead(200).end('<html>');
    const verdict = verdictOn(new URLSearchParams(body));
    return response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(verdict));
  };
  service.responses((response, request) => {
    respond(response, request).catch((error: unknown) =>
      response.writeHead(418).end(String(error)),
    );
  });
  return fake;
}
