import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Tags that React puts before everything else; they belong in the head. */
export const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Renders the tree in one piece, lazy parts included; rejects with any error of a component. */
export function renderToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      // Nothing is streamed later, so that no script is needed to move it into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // It is also called after an error of the outermost part, and the stream then fails: a rejection
      // that nobody handles would end the process.
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
}
