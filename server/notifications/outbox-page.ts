import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { HttpEnv } from '#server/contract/http-env.ts';
import type { Database } from '#server/db/connection.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';

const SHOWN = 100;

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); border-radius: 12px; padding: 1rem; margin: 1rem 0 }
h2 { margin: 0; font-size: 1rem }
p { margin: .25rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere }
small { opacity: .75 }
`;

const time = new Intl.DateTimeFormat('ru', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Moscow',
});

type Message = typeof outboxMessages.$inferSelect;

function article({ channel, endPoint, subject, text, link, createdAt }: Message) {
  return html`<article>
<h2>${subject}</h2>
<small>${channel} · ${endPoint} · <time datetime="${createdAt.toISOString()}">${time.format(createdAt)}</time></small>
<p>${text}</p>
${link === null ? '' : html`<p><a href="${link}">${link}</a></p>`}
</article>`;
}

/**
 * `/outbox`: the messages the shop would have sent, newest first. It shows messages and codes of
 * all users, so it exists only in the demo.
 */
export function createOutboxPage(db: Database): Hono<HttpEnv> {
  const page = new Hono<HttpEnv>();
  page.get('/outbox', async (c) => {
    const messages = await db
      .select()
      .from(outboxMessages)
      .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
      .limit(SHOWN);
    c.header('Content-Security-Policy', POLICY);
    c.header('Cache-Control', 'no-store');
    return c.html(html`<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Исходящие сообщения</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Исходящие сообщения</h1>
<p>Это демонстрация: письма и&nbsp;SMS никуда не&nbsp;уходят, а&nbsp;ложатся сюда. Новые сверху.</p>
${messages.length === 0 ? html`<p>Пока ничего не отправлено.</p>` : messages.map(article)}
</main>
</body>
</html>`);
  });
  return page;
}
