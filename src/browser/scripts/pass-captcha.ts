import { trustScripts } from '#src/lib/pages/trusted-scripts.ts';
import { loadScript } from './load-script.ts';

/**
 * What is used of `window.smartCaptcha`
 * (https://yandex.cloud/ru/docs/smartcaptcha/concepts/widget-methods).
 */
interface SmartCaptcha {
  render(
    container: HTMLElement,
    options: { sitekey: string; hl: 'ru'; invisible: true; callback: (token: string) => void },
  ): number;
  execute(widget: number): void;
  destroy(widget: number): void;
  subscribe(
    widget: number,
    event: 'challenge-hidden' | 'network-error' | 'javascript-error',
    callback: () => void,
  ): () => void;
}

interface CaptchaWindow {
  smartCaptcha?: SmartCaptcha;
  /** The script calls it when it is ready; its URL names it. */
  onSmartCaptchaReady?: () => void;
}

/** The script calls back at once, unless something of it is blocked. */
const READY_WITHIN_MS = 10_000;
/** A task that was solved is hidden as well, perhaps before its token is there. */
const TOKEN_AFTER_HIDDEN_MS = 2000;

let loading: Promise<SmartCaptcha> | null = null;

/** Loads the script of the service. @throws Error when it is blocked or does not get ready. */
async function load(scriptUrl: string): Promise<SmartCaptcha> {
  const page = window as CaptchaWindow;
  const { origin } = new URL(scriptUrl);
  trustScripts((url) => new URL(url, window.location.href).origin === origin);
  const ready = new Promise<void>((resolve, reject) => {
    page.onSmartCaptchaReady = resolve;
    setTimeout(reject, READY_WITHIN_MS, new Error('The captcha does not get ready'));
  });
  await Promise.all([loadScript(`${scriptUrl}?render=onload&onload=onSmartCaptchaReady`), ready]);
  if (!page.smartCaptcha) throw new Error('The script of the captcha defines nothing');
  return page.smartCaptcha;
}

/** The loaded script; a failure is not stored. */
function loadOnce(scriptUrl: string): Promise<SmartCaptcha> {
  loading ??= load(scriptUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * Lets the service check that a person is there, who sees a task only when it has doubts.
 * @returns the token of a passed check, valid once within five minutes.
 * @throws Error when the script is blocked, the check fails or the user closes its task.
 */
export async function passCaptcha({
  siteKey,
  scriptUrl,
}: {
  siteKey: string;
  scriptUrl: string;
}): Promise<string> {
  const captcha = await loadOnce(scriptUrl);
  const container = document.createElement('div');
  document.body.append(container);
  let remove = () => container.remove();
  try {
    return await new Promise<string>((resolve, reject) => {
      const widget = captcha.render(container, {
        sitekey: siteKey,
        hl: 'ru',
        invisible: true,
        callback: resolve,
      });
      remove = () => {
        captcha.destroy(widget);
        container.remove();
      };
      const fail = () => reject(new Error('The captcha was not passed'));
      captcha.subscribe(widget, 'challenge-hidden', () => setTimeout(fail, TOKEN_AFTER_HIDDEN_MS));
      captcha.subscribe(widget, 'network-error', fail);
      captcha.subscribe(widget, 'javascript-error', fail);
      captcha.execute(widget);
    });
  } finally {
    remove();
  }
}
