import type { Operation } from '../openapi/contract.ts';
import type { Expectation, Run } from '../run.ts';

/** An answer with an ETag: asked again with it, and with another. */
export async function checkCaching(run: Run, operation: Operation): Promise<void> {
  const parts = run.cases.plain(operation, 'main');
  const send = (tag: string | null, subject: string, expect?: Expectation) =>
    run.send(
      {
        operation,
        parts: { ...parts, headers: tag === null ? {} : { 'If-None-Match': tag } },
        as: 'main',
      },
      { check: 'lists', subject },
      expect,
    );
  const { answer } = await send(null, 'without If-None-Match');
  const tag = answer?.headers.get('etag');
  if (!tag) return;
  await send(tag, 'If-None-Match with the present ETag', answers(304));
  await send('W/"contract-other"', 'If-None-Match with another ETag', answers(200));
}

function answers(status: number): Expectation {
  return ({ answer }) => {
    if (answer === null || answer.status === status || answer.status >= 500) return [];
    return [{ rule: 'not-modified-ignored', expected: `${status}`, actual: `${answer.status}` }];
  };
}
