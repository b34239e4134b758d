import { type ComponentType, lazy, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderToHtml } from './render-to-html.ts';

function Broken(): never {
  throw new Error('broken part');
}

/** A part whose chunk is not loaded yet: a lazy one stays loaded after its first render. */
function LatePart({ of: Part }: { of: ComponentType }) {
  const Lazy = lazy(async () => ({ default: Part }));
  return (
    <Suspense fallback="wait">
      <Lazy />
    </Suspense>
  );
}

function Fine() {
  return <p>late part</p>;
}

const Lost = lazy(() => Promise.reject(new Error('broken part')));

const brokenTrees = {
  page: <Broken />,
  'part of a page': (
    <main>
      <Suspense fallback="wait">
        <Broken />
      </Suspense>
    </main>
  ),
  'part that is rendered later': <LatePart of={Broken} />,
  'part whose code cannot be loaded': (
    <Suspense fallback="wait">
      <Lost />
    </Suspense>
  ),
  'page, its skeleton and another part': (
    <main>
      <Suspense fallback={<Broken />}>
        <Broken />
      </Suspense>
      <Suspense fallback="wait">
        <Broken />
      </Suspense>
    </main>
  ),
};

describe('renderToHtml', () => {
  let unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);

  beforeEach(() => {
    unhandled = [];
    process.on('unhandledRejection', note);
  });
  afterEach(() => {
    process.off('unhandledRejection', note);
  });

  it('waits for parts that are loaded later', async () => {
    const html = await renderToHtml(<LatePart of={Fine} />);
    expect(html).toContain('<p>late part</p>');
    expect(html).not.toContain('wait');
  });

  for (const [name, tree] of Object.entries(brokenTrees)) {
    // Only the server's own handler receives such a rejection, and ends the process.
    it(`rejects for a broken ${name}, and leaves no other rejection`, async () => {
      await expect(renderToHtml(tree)).rejects.toThrow('broken part');
      // Node reports unhandled rejections after a turn of the event loop.
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(unhandled).toEqual([]);
    });
  }
});
