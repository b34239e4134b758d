import { text } from 'node:stream/consumers';
import { type FakeService, startFakeService } from '#tests/support/fakes/fake-service.ts';

/** What a script of a third party has got: a call of `ym`, an entry of the data layer, a mounted widget. */
export interface Recorded {
  by: 'counter' | 'manager' | 'market' | 'pixel';
  call?: readonly unknown[];
  entry?: { event?: string; ecommerce?: Record<string, unknown>; [detail: string]: unknown };
  marketID?: string;
  /** When the page reported it, in milliseconds of the epoch. */
  at: number;
}

/** Runs in the page: a script that reports all it gets, in order, as the published ones would. */
const reporter = (origin: string) => `
  const report = (what) => {
    const at = performance.timeOrigin + performance.now();
    navigator.sendBeacon('${origin}/collect', JSON.stringify({ ...what, at }));
  };
  const readLayer = (by) => {
    const layer = (window.dataLayer ??= []);
    const push = layer.push;
    for (const entry of layer) report({ by, entry });
    layer.push = (...entries) => {
      for (const entry of entries) report({ by, entry });
      return push.apply(layer, entries);
    };
  };`;

/** As containers do; a page that does not allow the URL throws. */
const loader = (url: string) => `
  try {
    const tag = document.createElement('script');
    tag.src = '${url}';
    document.head.append(tag);
  } catch (error) {
    report({ by: 'manager', entry: { event: 'rejected', url: '${url}' } });
  }`;

const scripts: Readonly<Record<string, string>> = {
  '/tag.js': `
    document.cookie = '_ym_uid=1700000000123; Path=/; Max-Age=1000';
    localStorage.setItem('_ym_retryReqs', '{}');
    const waiting = window.ym.a;
    window.ym = (...call) => report({ by: 'counter', call });
    for (const call of waiting) window.ym(...call);
    readLayer('counter');`,
  '/container.js': `readLayer('manager');`,
  '/pixels/pixel.js': `report({ by: 'pixel', entry: window.dataLayer[0] });`,
  '/stray.js': `report({ by: 'pixel' });`,
  '/widgets.js': `
    window.marketplaceWidgets = {
      mount: ({ root, marketID }) => {
        report({ by: 'market', marketID });
        root.textContent = 'Предложения маркетплейса';
        return () => root.replaceChildren();
      },
    };`,
};

/** Fake third parties on this machine: they serve their scripts and record what they get. */
export class RecordingParties {
  readonly #service: FakeService;
  /** Everything that the scripts have got, in order. */
  readonly recorded: Recorded[] = [];
  /** Milliseconds until a script is served. */
  delay = 0;
  /** Paths of scripts that the container of the tag manager loads. */
  tags: readonly string[] = [];

  private constructor(service: FakeService) {
    this.#service = service;
    service.responses(async (response, request) => {
      const path = (request.url ?? '').replace(/\?.*/, '');
      if (path === '/collect') {
        this.#record(JSON.parse(await text(request)));
        response.writeHead(204).end();
        return;
      }
      if (path === '/rating') {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('4,9 из 5');
        return;
      }
      const script = scripts[path];
      const tags = path === '/container.js' ? this.tags.map((tag) => `${service.url}${tag}`) : [];
      const code = `(() => {${reporter(service.url)}${script}${tags.map(loader).join('')}})();`;
      setTimeout(() => {
        response.writeHead(script ? 200 : 404, { 'Content-Type': 'text/javascript' }).end(code);
      }, this.delay);
    });
  }

  static async start(): Promise<RecordingParties> {
    return new RecordingParties(await startFakeService());
  }

  /** Settings of a shop that uses all of them. */
  get settings(): Record<string, string> {
    const { url } = this.#service;
    return {
      WEB_ANALYTICS_ID: '24226447',
      WEB_ANALYTICS_URL: `${url}/tag.js`,
      TAG_MANAGER_URL: `${url}/container.js?id=7`,
      TAG_MANAGER_SCRIPTS: `${url}/pixels/`,
      MARKETPLACE_WIDGETS_URL: `${url}/widgets.js`,
      RATING_WIDGET_URL: `${url}/rating?id=7`,
    };
  }

  get url(): string {
    return this.#service.url;
  }

  /** Paths of all requests so far. */
  get paths(): string[] {
    return this.#service.requests.map(({ url = '' }) => url);
  }

  /** Beacons travel side by side, so that a later one may arrive first. */
  #record(what: Recorded): void {
    const earlier = this.recorded.findLastIndex(({ at }) => at <= what.at);
    this.recorded.splice(earlier + 1, 0, what);
  }

  /** Forgets what was recorded. */
  clear(): void {
    this.recorded.length = 0;
  }

  /** The calls of the counter by name: `hit`, `reachGoal`. */
  calls(name: string): unknown[][] {
    return this.recorded.flatMap(({ call }) => (call?.[1] === name ? [call.slice(2)] : []));
  }

  /** Entries with products that a script has got. */
  ecommerce(by: 'counter' | 'manager'): Record<string, unknown>[] {
    return this.recorded.flatMap((one) =>
      one.by === by && one.entry?.ecommerce ? [one.entry.ecommerce] : [],
    );
  }

  async close(): Promise<void> {
    await this.#service.close();
  }
}
