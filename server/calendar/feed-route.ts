import { Hono } from 'hono';
import type { ServerConfig } from '#server/config/config.ts';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { countCall } from '#server/contract/limits/call-limit.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { getMembership } from '#server/partners/membership.ts';
import { findFeedBySecret, markRead } from './feeds.ts';
import { readCalendar } from './read-calendar.ts';
import type { CalendarEntry } from './schemas.ts';
import { type IcsEvent, writeIcs } from './write-ics.ts';

/** 32 bytes in base64url, and the extension that calendar programs expect. */
const FILE = /^([\w-]{43})\.ics$/;
/** Rate limits: of one link, and of all that do not exist. */
const READS = { calls: 60, windowMs: 3_600_000 };
const MISSES = { calls: 600, windowMs: 3_600_000 };

interface FeedDependencies {
  config: Pick<ServerConfig, 'publicUrl'>;
  db: Database;
  now: () => Date;
}

function notFound(): ApiProblem {
  return new ApiProblem(404, 'Такого календаря нет: ссылку сменили или отключили', {
    reason: 'NotFound',
  });
}

function toEvent(entry: CalendarEntry, partnerID: string, publicUrl: URL): IcsEvent {
  const { id, kind, endsOn, title, description } = entry;
  const isPersonal = kind === 'PromoCode' || kind === 'Bonus';
  return {
    uid: `${isPersonal ? id : `${partnerID}-${id}`}@${publicUrl.hostname}`,
    day: endsOn,
    summary: `${title}: последний день`,
    description: description ?? '',
    url: new URL(`/profile/companies/${partnerID}/calendar`, publicUrl).href,
  };
}

/**
 * `/calendar/{secret}.ics`: the calendar of one person and company, without sign-in, for calendar
 * programs. The link is made by `renewCalendarFeed`.
 */
export function createFeedRoute({ config, db, now }: FeedDependencies): Hono<HttpEnv> {
  const route = new Hono<HttpEnv>();
  route.get('/calendar/:file', async (c) => {
    const at = now();
    const secret = FILE.exec(c.req.param('file'))?.[1];
    const feed = secret === undefined ? null : await findFeedBySecret(db, secret);
    if (feed === null) {
      await countCall(db, 'calendar-feed:unknown', MISSES, at);
      throw notFound();
    }
    const { partnerID, userID, secretHash } = feed;
    await countCall(db, `calendar-feed:${secretHash}`, READS, at);
    // Responds with 404 when the person has left the company.
    const membership = await getMembership(db, userID, partnerID);
    const entries = await readCalendar(db, membership, at);
    await markRead(db, feed, at);
    const publicUrl = new URL(config.publicUrl);
    const text = writeIcs({
      name: `Сроки: ${membership.partner.name}`,
      at,
      events: entries.map((entry) => toEvent(entry, partnerID, publicUrl)),
    });
    return new Response(text, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="company.ics"',
        'Cache-Control': 'private, max-age=900',
        'X-Robots-Tag': 'noindex',
      },
    });
  });
  return route;
}
