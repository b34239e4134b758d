/**
 * `/docs/screens` of `npm run dev:mock`: every screen in every state, as a link into the mock and as
 * small live frames at the widths of a phone and of a laptop. A frame is the screen itself in a
 * frame, so that it never falls behind the code.
 */
import { loadOperations } from '#src/app/scenario/operations.ts';
import { queueFrame, startFrames } from './frame-queue.ts';
import { listStates, type MockScreen, type ScreenState, screenGroups } from './screen-table.ts';

/** Windows of the frames, in px. */
const windows = [
  { width: 390, height: 844, label: 'телефон' },
  { width: 1366, height: 768, label: 'ноутбук' },
] as const;
/** Height of a small screen, in px. */
const FRAME_HEIGHT = 260;

/** The page that the sign-in returns to. */
const SIGNED_IN = '/profile/settings';
/** Longest wait for the sign-in, in milliseconds; a first start compiles the whole shop meanwhile. */
const SIGN_IN_MS = 30_000;

const operations = await loadOperations();
const main = document.querySelector('main');
const menu = document.querySelector('nav');
const filter = document.querySelector('input');
const count = document.querySelector('output');
let states = 0;

for (const [index, group] of screenGroups.entries()) {
  const section = element('section', { id: `group-${index}` }, element('h2', {}, group.title));
  for (const screen of group.screens) section.append(screenOf(screen));
  main?.append(section);
  menu?.append(element('a', { href: `#group-${index}` }, group.title));
}
filter?.addEventListener('input', () => narrow(filter.value));
narrow('');
await signIn();
startFrames();

/**
 * Signs in as the mock's person, in a frame that nobody sees: the frames share the session of this
 * browser, and several sign-ins at once would disturb each other.
 */
async function signIn(): Promise<void> {
  const frame = element('iframe', { src: `/login/callback?cb=${SIGNED_IN}`, title: 'Вход' });
  frame.hidden = true;
  document.body.append(frame);
  const deadline = Date.now() + SIGN_IN_MS;
  while (frame.contentWindow?.location.pathname !== SIGNED_IN && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  frame.remove();
}

function screenOf(screen: MockScreen): HTMLElement {
  const list = listStates(screen, operations);
  states += list.length;
  return element(
    'article',
    {},
    element('h3', {}, screen.title, ' ', element('code', {}, screen.path)),
    element('ul', {}, ...list.map((state) => element('li', {}, ...stateOf(state)))),
  );
}

function stateOf({ title, url, pictured }: ScreenState): HTMLElement[] {
  const link = element('a', { href: url, target: '_blank' }, title);
  if (!pictured) return [link];
  const pictures = windows.map(({ width, height, label }) => {
    const scale = FRAME_HEIGHT / height;
    const place = element('span', { class: 'picture', title: `${label}, ${width} × ${height}` });
    place.style.width = `${width * scale}px`;
    place.style.height = `${FRAME_HEIGHT}px`;
    queueFrame(place, () => {
      const frame = element('iframe', { src: url, tabindex: '-1', 'aria-hidden': 'true' });
      frame.width = `${width}`;
      frame.height = `${height}`;
      frame.style.transform = `scale(${scale})`;
      return frame;
    });
    return place;
  });
  return [link, element('span', { class: 'pictures' }, ...pictures)];
}

/** Shows the states whose name or URL has the text. */
function narrow(text: string): void {
  const query = text.trim().toLowerCase();
  let shown = 0;
  for (const article of document.querySelectorAll('article')) {
    const whole = article.querySelector('h3')?.textContent?.toLowerCase().includes(query) ?? false;
    let visible = 0;
    for (const item of article.querySelectorAll('li')) {
      const link = item.querySelector('a');
      const own = `${link?.textContent} ${decodeURI(link?.href ?? '')}`.toLowerCase();
      item.hidden = !whole && !own.includes(query);
      if (!item.hidden) visible += 1;
    }
    article.hidden = visible === 0;
    shown += visible;
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = section.querySelector('article:not([hidden])') === null;
  }
  if (count) count.textContent = `${shown} из ${states}`;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
