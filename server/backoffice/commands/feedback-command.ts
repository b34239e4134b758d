import { type Command, type CommandCall, CommandError } from '#server/backoffice/command.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import {
  listModeration,
  MAX_MODERATOR_TEXT,
  publishFeedback,
  readFeedback,
  rejectFeedback,
  replyToFeedback,
  textKey,
} from '#server/profile/feedback/moderation.ts';
import { moderationDeadline } from '#server/profile/feedback/moderation-deadline.ts';
import { readPhotos } from '#server/profile/feedback/photo-links.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';

type Listed = Awaited<ReturnType<typeof readFeedback>>;

type Photos = Awaited<ReturnType<typeof readPhotos>>;

/** A review with its number, which names the content, too: «17-mk3w5c1s». */
function entryOf({ review, product }: Listed, photos: Photos, call: CommandCall): string {
  const { now, publicUrl = '' } = call;
  const shown = photos.get(review.id) ?? [];
  const { id, rating, authorName, comment, advantages, disadvantages, status } = review;
  const deadline = moderationDeadline(review.editedAt ?? review.createdAt);
  const late = deadline < moscowDay(now) ? ', просрочен' : '';
  const state = status === 'Moderation' ? `до ${deadline}${late}` : decided[status];
  const texts = [comment, advantages && `+ ${advantages}`, disadvantages && `− ${disadvantages}`];
  return [
    `${id}-${textKey(review, shown)}  ${'★'.repeat(rating)}  ${authorName}, ${state}`,
    `  ${product}`,
    ...texts.filter(Boolean).map((text) => `  ${text}`),
    ...shown.map(({ url }) => `  фото: ${publicUrl}${url}`),
  ].join('\n');
}

const decided = { Published: 'опубликован', Rejected: 'отклонён' } as const;

async function show(listed: readonly Listed[], call: CommandCall): Promise<string> {
  const reviews = listed.map(({ review }) => review);
  const photos = await readPhotos(call.db, reviews, call.now);
  return listed.map((one) => entryOf(one, photos, call)).join('\n');
}

async function list(call: CommandCall): Promise<string> {
  const waiting = await listModeration(call.db);
  return waiting.length === 0 ? 'Отзывов на проверке нет' : show(waiting, call);
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

async function run(call: CommandCall): Promise<string> {
  const { db, now, args } = call;
  const [number, action = '', ...words] = args;
  if (number === undefined || number === 'list') return list(call);
  const [digits, key = null] = number.split('-');
  const id = Number(digits);
  if (!Number.isSafeInteger(id)) throw new ApiProblem(404, `Отзыва ${number} нет`);
  switch (action) {
    case '':
      return show([await readFeedback(db, id)], call);
    case 'publish':
      if (key === null) {
        throw new CommandError(
          `Скопируйте номер целиком: в нём видно, что вы прочли. Прочесть: feedback ${id}`,
        );
      }
      await db.transaction((tx) => publishFeedback(tx, id, { key, now }));
      return `Отзыв ${id} опубликован`;
    case 'reject': {
      const reason = textOf(words, 'Напишите автору, что мешает опубликовать отзыв');
      await db.transaction((tx) => rejectFeedback(tx, id, { key, reason, now }));
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
  usage: `feedback list                  отзывы на проверке с фото и до какого дня; ссылки на фото живут 10 минут
  feedback НОМЕР                 прочесть один отзыв в любом состоянии
  feedback НОМЕР publish         опубликовать как есть; номер целиком, как в списке
  feedback НОМЕР reject ПРИЧИНА  не публиковать и объяснить автору, что мешает
  feedback НОМЕР reply ТЕКСТ     ответить под отзывом от имени магазина`,
  run,
};
