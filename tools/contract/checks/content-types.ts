import type { Expectation, Run } from '#tools/contract/run.ts';
import type { RequestBody } from '#tools/contract/send/call.ts';

const foreign: readonly RequestBody[] = [
  { mediaType: 'text/plain', text: 'plain text' },
  { mediaType: 'application/xml', text: '<a/>' },
  { mediaType: 'application/x-www-form-urlencoded', text: 'a=1' },
];

/** Bodies of undocumented media types. */
export async function checkContentTypes(run: Run): Promise<void> {
  const operations = run.operations.filter(({ body }) => body !== null);
  await run.forEach('contentTypes', operations, async (operation) => {
    if (!run.may(operation)) return;
    const as = await run.actorOf(operation);
    const plain = run.cases.plain(operation, as);
    const [media] = operation.body?.media ?? [];
    const disguised: RequestBody[] =
      media?.type === 'application/json'
        ? [{ mediaType: 'text/plain', text: JSON.stringify(plain.body?.value) }]
        : [];
    for (const body of run.consent === 'all' ? [...foreign, ...disguised] : foreign) {
      const subject = `body as ${body.mediaType}`;
      const expect: Expectation = ({ response }) => {
        const status = response?.status ?? 0;
        // A mock validates the body against its schema before it checks the media type.
        const isMocked = run.options.stateless === true && status === 422;
        if (status === 415 || status === 400 || isMocked || status >= 500) return [];
        return [
          {
            rule: 'content-type-accepted',
            expected: `415 or 400 for ${body.mediaType}`,
            actual: `${status}`,
          },
        ];
      };
      await run.send(
        { operation, parts: { ...plain, body }, as },
        { check: 'contentTypes', subject },
        expect,
      );
    }
  });
}
