import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/backoffice/commands.ts';
import { auditRecords } from '#server/db/schema/audit.ts';
import { users } from '#server/db/schema/identity.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { publishDemoFeedback } from '#server/profile/feedback/moderation.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { projectRoot } from '#tools/process/project-root.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const reviews = '/product/composite/feedback';
const review = { rating: 4, comment: 'Держит форму' };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const command = (...args: string[]) => runCommand({ db: shop.db, now: shop.clock.now, args });
/** Publishes a review as staff do who have just read it. */
async function publish(id: string): Promise<string> {
  const [number = ''] = (await command('feedback', id)).split(' ');
  return command('feedback', number, 'publish');
}
const remove = (as: string) => shop.request('DELETE', `/api/v1${reviews}`, { as });

async function place(): Promise<{ id: string; buyer: string }> {
  const { buyer, checkout } = await shop.readyBuyer(['composite']);
  await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
  return { id: checkout.id, buyer };
}

/** A buyer who has received the composite. */
async function receive(): Promise<string> {
  const { id, buyer } = await place();
  for (const step of ['confirm', 'pick', 'pack', 'ship', 'deliver']) {
    await command('order', id, step);
  }
  return buyer;
}

/** The same with a review; its number. */
async function write(input: object = review): Promise<{ buyer: string; id: string }> {
  const buyer = await receive();
  const { status, body } = await shop.post(buyer, reviews, input);
  expect(status).toBe(201);
  return { buyer, id: body.id };
}

const totals = async () => {
  const { body } = await shop.request('GET', `/api/v1${reviews}`);
  return { total: body.paging.total, rating: body.rating };
};

const noticesOf = async (buyer: string) =>
  (await shop.get(buyer, '/notifications')).body.items
    .filter(({ topic }: { topic: string }) => topic === 'Feedback')
    .map(({ title, text, link }: Record<string, string>) => [plain(title ?? ''), text, link]);

describe('«Кто может оставить отзыв»', () => {
  it('review: is written by a buyer who has received the product, by nobody else', async () => {
    const { buyer: waiting } = await place();
    for (const person of [waiting, 'stranger']) {
      const { body } = await shop.get(person, reviews);
      expect(body).toMatchObject({ canWrite: false, ownFeedback: null });
      expect(body.deniedReason).toMatch(/^Отзыв может оставить покупатель, который получил/);
      const denied = await shop.post(person, reviews, review);
      expect([denied.status, denied.body.reason]).toEqual([403, 'NotBought']);
    }
    const buyer = await receive();
    expect((await shop.get(buyer, reviews)).body).toMatchObject({
      canWrite: true,
      deniedReason: null,
    });
    expect((await shop.post(buyer, '/product/gloves/feedback', review)).status).toBe(403);
    expect((await shop.post(buyer, reviews, review)).status).toBe(201);
    expect((await shop.request('GET', `/api/v1${reviews}`)).body).toMatchObject({
      canWrite: false,
      deniedReason: null,
      ownFeedback: null,
    });
  });

  it('review: is one of a product; it is changed, and moderated again', async () => {
    const { buyer, id } = await write();
    const second = await shop.post(buyer, reviews, review);
    expect([second.status, second.body.reason]).toEqual([409, 'AlreadyExists']);
    await publish(id);
    const before = await totals();
    const same = await shop.put(buyer, reviews, { ...review, comment: ' Держит форму ' });
    expect(same.body).toMatchObject({ id, status: 'Published', editedAt: null });
    const changed = await shop.put(buyer, reviews, { rating: 2, comment: 'Потекло' });
    expect(changed.body).toMatchObject({ id, status: 'Moderation', rating: 2, comment: 'Потекло' });
    expect(changed.body.editedAt).not.toBeNull();
    expect((await totals()).total).toBe(before.total - 1);
    expect((await shop.get(buyer, reviews)).body.ownFeedback).toMatchObject({ comment: 'Потекло' });
    expect((await remove(buyer)).status).toBe(204);
    expect((await remove(buyer)).status).toBe(404);
    expect((await shop.put(buyer, reviews, review)).status).toBe(404);
    expect((await shop.get(buyer, reviews)).body).toMatchObject({
      canWrite: true,
      ownFeedback: null,
    });
  });
});

describe('«Проверка»', () => {
  it('review: is seen by its author alone until it is published as it was written', async () => {
    const bad = { rating: 1, comment: 'Плохой, крошится', advantages: 'Дёшев', disadvantages: '' };
    const { buyer, id } = await write(bad);
    const before = await totals();
    const seen = async (as: string) =>
      (await shop.get(as, `${reviews}?pageSize=100`)).body.items.find(
        (item: { id: string }) => item.id === id,
      );
    expect(await seen(buyer)).toBeUndefined();
    expect((await shop.get(buyer, reviews)).body.ownFeedback.status).toBe('Moderation');
    expect((await shop.get('stranger', reviews)).body.ownFeedback).toBeNull();
    await publish(id);
    expect(await seen('stranger')).toMatchObject({ ...bad, status: 'Published', isOwn: false });
    expect(await noticesOf(buyer)).toEqual([
      [
        'Ваш отзыв опубликован',
        expect.stringContaining('Композит'),
        '/profile/feedback?tab=written',
      ],
    ]);
    expect((await totals()).total).toBe(before.total + 1);
    await expect(publish(id)).rejects.toMatchObject({ status: 409 });
    await remove(buyer);
  });

  it('review: that is rejected says why to its author, who changes it', async () => {
    const { buyer, id } = await write();
    await expect(command('feedback', id, 'reject')).rejects.toThrow('что мешает');
    await command('feedback', id, 'reject', 'В тексте', 'цена другого магазина');
    const { ownFeedback } = (await shop.get(buyer, reviews)).body;
    const rejectionReason = 'В тексте цена другого магазина';
    expect(ownFeedback).toMatchObject({ status: 'Rejected', rejectionReason });
    expect((await noticesOf(buyer))[0]?.[1]).toContain(`Что мешает: ${rejectionReason}`);
    const own = await shop.get(buyer, '/profile/feedback');
    expect(own.body.items[0].feedback).toMatchObject({ status: 'Rejected', rejectionReason });
    const again = await shop.put(buyer, reviews, { rating: 4, comment: 'Без цены' });
    expect(again.body).toMatchObject({ status: 'Moderation', rejectionReason: null });
    await publish(id);
    await command('feedback', id, 'reject', 'Имя пациента');
    const { items } = (await shop.get('stranger', `${reviews}?pageSize=100`)).body;
    expect(items.map((item: { id: string }) => item.id)).not.toContain(id);
    await remove(buyer);
  });

  it('review: waits two working days at most, which the list of staff names', async () => {
    const { buyer, id } = await write();
    const entry = async () =>
      (await command('feedback', 'list')).split('\n').find((line) => line.startsWith(`${id}-`));
    expect(await entry()).toContain('до 2026-03-16');
    expect(await entry()).not.toContain('просрочен');
    const started = shop.clock.now;
    shop.clock.now = new Date('2026-03-17T09:00:00.000Z');
    expect(await entry()).toContain('просрочен');
    shop.clock.now = started;
    await remove(buyer);
    expect(await entry()).toBeUndefined();
  });

  it('review: that was changed after staff have read it is neither published nor rejected unread', async () => {
    const { buyer, id } = await write();
    const [number = ''] = (await command('feedback', id)).split(' ');
    await expect(command('feedback', id, 'publish')).rejects.toThrow('номер целиком');
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    await shop.put(buyer, reviews, { rating: 1, comment: 'Ссылка на другой магазин' });
    for (const decision of [['publish'], ['reject', 'Реклама']]) {
      await expect(command('feedback', number, ...decision)).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('Автор изменил отзыв'),
      });
    }
    expect((await shop.get(buyer, reviews)).body.ownFeedback.status).toBe('Moderation');
    expect(await command('feedback', id)).toContain('Ссылка на другой магазин');
    await publish(id);
    expect(await command('feedback', id)).toContain('опубликован');
    await remove(buyer);
  });

  it('review: published ones alone make the rating, in cards too', async () => {
    const first = await write({ rating: 5, comment: 'Отлично' });
    const second = await write({ rating: 2, comment: 'Не очень' });
    expect(await totals()).toEqual({ total: 0, rating: null });
    await publish(first.id);
    expect(await totals()).toEqual({ total: 1, rating: 5 });
    await publish(second.id);
    expect(await totals()).toEqual({ total: 2, rating: 3.5 });
    const card = async () =>
      (await shop.post('stranger', '/product/getProducts', { ids: ['composite'] })).body.items[0];
    expect(await card()).toMatchObject({ rating: 3.5, feedbackCount: 2 });
    await command('feedback', second.id, 'reject', 'Реклама');
    expect(await card()).toMatchObject({ rating: 5, feedbackCount: 1 });
    await remove(first.buyer);
    expect(await card()).toMatchObject({ rating: null, feedbackCount: 0 });
  });
});

describe('the shop’s reply', () => {
  it('reply: is shown beneath the review, and its author is notified by e-mail too', async () => {
    const { buyer, id } = await write();
    await shop.db.update(users).set({ email: 'anna@example.ru' }).where(eq(users.id, buyer));
    await publish(id);
    await command('feedback', id, 'reply', 'Спасибо! Согрейте', 'шприц.');
    const { items } = (await shop.get('stranger', reviews)).body;
    expect(items[0].reply).toMatchObject({ text: 'Спасибо! Согрейте шприц.' });
    expect((await noticesOf(buyer)).map(([title]: string[]) => title)).toContain(
      'Магазин ответил на ваш отзыв',
    );
    const sent = await shop.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.endPoint, 'anna@example.ru'));
    expect(sent.map(({ subject }) => plain(subject ?? ''))).toContain(
      'Магазин ответил на ваш отзыв',
    );
    await remove(buyer);
  });

  it('commands: name what is missing', async () => {
    await expect(command('feedback', '999999', 'reject', 'Реклама')).rejects.toMatchObject({
      status: 404,
    });
    await expect(command('feedback', 'abc', 'publish')).rejects.toMatchObject({ status: 404 });
    await expect(command('feedback', '1', 'rewrite')).rejects.toThrow('Отзыв умеет');
    await expect(command('feedback', '1', 'reply')).rejects.toThrow('ответ магазина');
    await expect(command('feedback', '1', 'reply', 'я'.repeat(2001))).rejects.toThrow('2000');
  });
});

it('demo: publishes what has waited for its pace, and nothing before', async () => {
  const { buyer } = await write();
  const status = async () => (await shop.get(buyer, reviews)).body.ownFeedback.status;
  const at = (ms: number) => new Date(shop.clock.now.getTime() + ms);
  await publishDemoFeedback(shop.db, { now: at(5000), pace: 10_000 });
  expect(await status()).toBe('Moderation');
  await publishDemoFeedback(shop.db, { now: at(15_000), pace: 10_000 });
  expect(await status()).toBe('Published');
  const decisions = await shop.db
    .select({ actor: auditRecords.actor, after: auditRecords.after })
    .from(auditRecords)
    .where(eq(auditRecords.entity, 'product_feedback'))
    .orderBy(desc(auditRecords.id))
    .limit(1);
  expect(decisions).toEqual([{ actor: 'demo', after: { status: 'Published' } }]);
  await remove(buyer);
});

it('rules of reviews: promise what these tests hold, and no more', async () => {
  const rules = await readFile(path.join(projectRoot, 'demo', 'pages', 'feedbackRules.md'), 'utf8');
  for (const promise of [
    'Покупатель, который получил товар.',
    'Один отзыв на один товар; его можно изменить и удалить',
    'Проверяем отзыв до двух рабочих дней, изменённый – снова; до того его и фото видите только вы',
    'О решении и об ответе магазина придёт уведомление',
    'либо публикуем как есть, либо объясняем, что мешает',
    'Оценка товара считается по всем опубликованным отзывам.',
  ]) {
    expect(rules).toContain(promise);
  }
});
