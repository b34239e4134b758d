import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTrustedScript } from '#src/lib/pages/trusted-scripts.ts';
import { type FakeService, startFakeService } from '#tests/support/fakes/fake-service.ts';
import { loadBooster } from './load-booster.ts';

const WIDGET = 'window.searchBooster = { mount: () => ({ made: true }) };';

/** A fake script element with what the loader needs. */
class Script extends EventTarget {
  src = '';
  async = false;
}

let service: FakeService;

/** Acts as a browser does with a script in the head: fetches it, runs it and fires an event. */
async function run(script: Script): Promise<void> {
  try {
    const received = await fetch(script.src);
    if (!received.ok) throw new Error(String(received.status));
    const code = await received.text();
    new Function('window', code)(window);
    script.dispatchEvent(new Event('load'));
  } catch {
    script.dispatchEvent(new Event('error'));
  }
}

beforeEach(async () => {
  service = await startFakeService();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    createElement: () => new Script(),
    head: { append: (script: Script) => void run(script) },
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await service.close();
});

describe('script of the search widget', () => {
  it('is loaded once from the URL of the settings, which is the only trusted one', async () => {
    service.responses((response) => response.end(WIDGET));
    const url = `${service.url}/v2/widget.js`;
    expect(isTrustedScript(url)).toBe(false);
    const [first, second] = await Promise.all([loadBooster(url), loadBooster(url)]);
    expect(first.mount).toBeTypeOf('function');
    expect(second).toBe(first);
    expect(service.requests.map(({ url }) => url)).toEqual(['/v2/widget.js']);
    expect(isTrustedScript(url)).toBe(true);
    expect(isTrustedScript(`${service.url}/other.js`)).toBe(false);
  });

  it('is requested again after a failure', async () => {
    const url = `${service.url}/late.js`;
    service.responses((response) => response.writeHead(503).end());
    await expect(loadBooster(url)).rejects.toThrow(`${url} failed to load`);
    service.responses((response) => response.end(WIDGET));
    expect((await loadBooster(url)).mount).toBeTypeOf('function');
  });

  it('is rejected when it defines no widget', async () => {
    const url = `${service.url}/empty.js`;
    service.responses((response) => response.end('window.somethingElse = 1;'));
    await expect(loadBooster(url)).rejects.toThrow(`${url} defines no widget`);
  });

  it('has no timeout', async () => {
    const url = `${service.url}/slow.js`;
    const received = Promise.withResolvers<() => void>();
    service.responses((response) => received.resolve(() => response.end(WIDGET)));
    let settled = false;
    const coming = loadBooster(url).finally(() => {
      settled = true;
    });
    const responseNow = await received.promise;
    expect(settled).toBe(false);
    responseNow();
    await coming;
    expect(settled).toBe(true);
  });
});
