import { expect, it } from 'vitest';
import type { Feedback } from '#generated/api/model/feedback.ts';
import { linkRefresh } from './link-refresh.ts';

const photo = { id: '1', url: '/1', thumbnailURL: '/2', width: 1, height: 1, size: 1 };
const review = (status: Feedback['status'], photos = [photo]) => ({ status, photos }) as Feedback;

it('linkRefresh: is for photos that are not published alone', () => {
  expect(linkRefresh([review('Published'), review('Moderation')])).toBe(300_000);
  expect(linkRefresh([review('Rejected')])).toBe(300_000);
  expect(linkRefresh([review('Published'), review('Moderation', []), null])).toBe(false);
});
