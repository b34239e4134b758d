import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTrustedScript } from '#src/lib/trusted-scripts.ts';
import { type FakeService, startFakeService } from '#tests/support/fake-service.ts';
import { loadBooster } from './load-booster.ts';

const WIDGET = 'window.searchBooster = { mount: () => ({ made: true }) };';

/** A script element, as far as the loader knows one. */
class Script extends EventTarget {
  src = '';
  async = false;
}

let service: FakeService;

/** What a browser does with a script in the head: fetches it, runs it and tells how that went. */
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

describe('the script of the search widget', () => {
  it('comes from the address of the settings, which alone is vouched for, once', async () => {
    service.responses((response) => response.end(WIDGET));
    const address = `${service.url}/v2/widget.js`;
    expect(isTrustedScript(address)).toBe(false);
    const [first, second] = await Promise.all([loadBooster(address), loadBooster(address)]);
    expect(first.mount).toBeTypeOf('function');
    expect(second).toBe(first);
    expect(service.requests.map(({ url }) => url)).toEqual(['/v2/widget.js']);
    expect(isTrustedScript(address)).toBe(true);
    expect(isTrustedScript(`${service.url}/other.js`)).toBe(false);
  });

  it('is requested again after it did not come', async () => {
    const address = `${service.url}/late.js`;
    service.responses((response) => response.writeHead(503).end());
    await expect(loadBooster(address)).rejects.toThrow(`${address} does not come`);
    service.responses((response) => response.end(WIDGET));
    expect((await loadBooster(address)).mount).toBeTypeOf('function');
  });

  it('must leave a widget', async () => {
    const address = `${service.url}/empty.js`;
    service.responses((response) => response.end('window.somethingElse = 1;'));
    await expect(loadBooster(address)).rejects.toThrow(`${address} leaves no widget`);
  });

  it('may take its time: nothing is settled before it has come', async () => {
    const address = `${service.url}/slow.js`;
    const received = Promise.withResolvers<() => void>();
    service.responses((response) => received.resolve(() => response.end(WIDGET)));
    let settled = false;
    const coming = loadBooster(address).finally(() => {
      settled = true;
    });
    const responseNow = await received.promise;
    expect(settled).toBe(false);
    responseNow();
    await coming;
    expect(settled).toBe(true);
  });
});
