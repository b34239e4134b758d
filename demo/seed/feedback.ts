import { sql } from 'drizzle-orm';
import { feedbackTextsOf } from '#demo/catalog/feedback-texts.ts';
import { between, pick, randomStream, seedOf } from '#demo/feed/random.ts';
import type { Database } from '#server/db/connection.ts';

const DAY_MS = 86_400_000;
/** One in this many products has reviews. */
const SHARE = 4;
const MAX_REVIEWS = 7;
const BATCH = 1000;
/** The shop's reply to a review that names a disadvantage. */
const REPLY =
  'Спасибо, передали производителю. Если товар подвёл, напишите нам в\u00A0обращениях: заменим или вернём деньги.';

const AUTHORS = [
  'Анна Белова',
  'Михаил Г.',
  'Елена Викторовна',
  'Клиника «Белая линия»',
  'Сергей, терапевт',
  'Ольга Назарова',
  'Тимур А.',
  'Ирина К.',
  'Доктор Лебедев',
  'Марина, старшая медсестра',
  'Дмитрий Орехов',
  'Юлия С.',
  'Павел, ортопед',
  'Наталья Ж.',
  'Артём Ковалёв',
  'Гульнара М.',
] as const;

interface FeedbackRow {
  product_id: string;
  author_name: string;
  rating: number;
  comment: string;
  advantages: string;
  disadvantages: string;
  created_at: string;
}

function reviewsOf(
  product: { id: string; marketID: string; categories: string[] },
  now: Date,
): FeedbackRow[] {
  const random = randomStream(seedOf(`feedback:${product.marketID}`));
  if (random() * SHARE >= 1) return [];
  const texts = feedbackTextsOf(product.categories);
  const used = new Set<string>();
  const rows: FeedbackRow[] = [];
  for (let left = between(1, MAX_REVIEWS, random); left > 0; left -= 1) {
    const text = pick(texts, random);
    if (used.has(text.comment)) continue;
    used.add(text.comment);
    rows.push({
      product_id: product.id,
      author_name: pick(AUTHORS, random),
      rating: text.rating,
      comment: text.comment,
      advantages: text.advantages ?? '',
      disadvantages: text.disadvantages ?? '',
      created_at: new Date(now.getTime() - between(1, 700, random) * DAY_MS).toISOString(),
    });
  }
  return rows;
}

/** Reviews for about a quarter of the products. @returns how many were written */
export async function seedFeedback(db: Database, now: Date): Promise<number> {
  const { rows: products } = await db.execute<{
    id: string;
    marketID: string;
    categories: string[];
  }>(sql`
    select p.id, p.market_id as "marketID", array(select c.name from categories c
      where c.id = any(string_to_array(p.category_path, '/')) order by c.depth) as categories
    from products p order by p.market_id`);
  const rows = products.flatMap((product) => reviewsOf(product, now));
  await db.transaction(async (tx) => {
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = JSON.stringify(rows.slice(start, start + BATCH));
      await tx.execute(sql`
        insert into product_feedback
          (product_id, author_name, rating, comment, advantages, disadvantages, created_at)
        select * from jsonb_to_recordset(${batch}::jsonb) as row(product_id text, author_name text,
          rating integer, comment text, advantages text, disadvantages text, created_at timestamptz)`);
    }
    await tx.execute(sql`
      update product_feedback set reply_text = ${REPLY}, reply_at = created_at + interval '1 day'
      where rating <= 3 and disadvantages <> ''`);
    await tx.execute(sql`
      update products p set rating = f.rating, feedback_count = f.count
      from (select product_id, avg(rating)::real as rating, count(*)::int as count
        from product_feedback group by 1) f
      where f.product_id = p.id`);
  });
  return rows.length;
}
