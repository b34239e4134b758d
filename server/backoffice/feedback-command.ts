import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import {
  listModeration,
  MAX_MODERATOR_TEXT,
  publishFeedback,
  rejectFeedback,
  replyToFeedback,
} from '#server/profile/feedback/moderation.ts';
import { moderationDeadline } from '#server/profile/feedback/moderation-deadline.ts';
import { moscowDay } from '#src/lib/moscow-day.ts';
import { type Command, type CommandCall, CommandError } from './command.ts';

async function list(db: Database, now: Date): Promise<string> {
  const waiting = await listModeration(db);
  if (waiting.length === 0) return 'Отзывов на проверке нет';
  return waiting
    .map(({ review, product }) => {
      const { id, rating, authorName, comment, advantages, disadvantages } = review;
      const deadline = moderationDeadline(review.editedAt ?? review.createdAt);
      const late = deadline < moscowDay(now) ? ', просрочен' : '';
      const texts = [
        comment,
        advantages && `+ ${advantages}`,
        disadvantages && `− ${disadvantages}`,
      ];
      return [
        `${id}  ${'★'.repeat(rating)}  ${authorName}, до ${deadline}${late}`,
        `  ${product}`,
        ...texts.filter(Boolean).map((text) => `  ${text}`),
      ].join('\n');
    })
    .join('\n');
}

/** The text of a rejection or a reply. */
function textOf(words: readonly string[], missing: string): string {
  const text = words.join(' ').trim();
  if (text === '') throw new CommandError(missing);
  if (text.length > MAX_MODERATOR_TEXT) {
    throw new CommandError(`Не больше ${MAX_MODERATOR_TEXT} символов`);
  }
  return text;
}

async function run({ db, now, args }: CommandCall): Promise<string> {
  const [number, action = '', ...words] = args;
  if (number === undefined || number === 'list') return list(db, now);
  const id = Number(number);
  if (!Number.isSafeInteger(id)) throw new ApiProblem(404, `Отзыва ${number} нет`);
  switch (action) {
    case 'publish':
      await db.transaction((tx) => publishFeedback(tx, id, now));
      return `Отзыв ${id} опубликован`;
    case 'reject': {
      const reason = textOf(words, 'Напишите автору, что мешает опубликовать отзыв');
      await db.transaction((tx) => rejectFeedback(tx, id, { reason, now }));
      return `Отзыв ${id} отклонён, автор узнает почему`;
    }
    case 'reply': {
      const text = textOf(words, 'Напишите ответ магазина');
      await db.transaction((tx) => replyToFeedback(tx, id, { text, now }));
      return `Ответ на отзыв ${id} записан`;
    }
    default:
      throw new CommandError('Отзыв умеет: publish, reject и причина, reply и текст ответа');
  }
}

export const feedbackCommand: Command = {
  usage: `feedback list                  отзывы на проверке и до какого дня
  feedback НОМЕР publish         опубликовать как есть
  feedback НОМЕР reject ПРИЧИНА  не публиковать и объяснить автору, что мешает
  feedback НОМЕР reply ТЕКСТ     ответить под отзывом от имени магазина`,
  run,
};
