import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Marked } from 'marked';
import sanitize from 'sanitize-html';
import type { ServerConfig } from '#server/config/config.ts';
import { PAGE_TAGS } from '#src/lib/text/html-tree.ts';
import { type PageSource, pageFacts } from './page-facts.ts';
import { PageFileError } from './page-file-error.ts';

/** A page as its file says: `---`, lines of `name: value`, `---`, Markdown. */
interface PageFile {
  title: string;
  /** For search engines. */
  description: string;
  updatedAt: Date;
  markdown: string;
}

const EXTENSION = '.md';
const FILE = /^---\n(?<head>[\s\S]*?)\n---\n(?<markdown>[\s\S]*)$/;

const ALLOWED: sanitize.IOptions = {
  allowedTags: [...PAGE_TAGS],
  allowedAttributes: { a: ['href'], h2: ['id'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Markdown has headers of columns alone.
  transformTags: { th: sanitize.simpleTransform('th', { scope: 'col' }) },
};

const marked = new Marked();

function parse(name: string, text: string): PageFile {
  const { head = '', markdown } = FILE.exec(text.replaceAll('\r\n', '\n'))?.groups ?? {};
  const fields = new Map(
    head.split('\n').map((line) => {
      const [field = '', value = ''] = line.split(/:\s*(.*)/s);
      return [field.trim(), value.trim()] as const;
    }),
  );
  const field = (key: string): string => {
    const value = fields.get(key);
    if (value) return value;
    throw new PageFileError(
      `${name} has no «${key}: …» between two lines of «---» at its beginning`,
    );
  };
  const [title, description] = [field('title'), field('description')];
  const updatedAt = new Date(field('updated'));
  if (Number.isNaN(updatedAt.getTime())) {
    throw new PageFileError(`${name}: «updated» is no date. Example: updated: 2026-11-20`);
  }
  return { title, description, updatedAt, markdown: markdown ?? '' };
}

function fillIn(name: string, markdown: string, source: PageSource): string {
  return markdown.replaceAll(/\{\{(.*?)\}\}/g, (_, fact: string) => {
    const value = Object.hasOwn(pageFacts, fact) ? pageFacts[fact]?.(source) : undefined;
    if (value !== undefined) return value;
    const known = Object.keys(pageFacts).join(', ');
    throw new PageFileError(`${name}: {{${fact}}} is not known. There are: ${known}`);
  });
}

/** A page with its facts filled in, as sanitized HTML. */
export function renderPage(name: string, text: string, source: PageSource) {
  const { markdown, ...page } = parse(name, text);
  const html = marked.parse(fillIn(name, markdown, source), { async: false });
  return { ...page, html: sanitize(html, ALLOWED).trim() };
}

async function readText(config: ServerConfig, id: string): Promise<string | null> {
  try {
    return await readFile(join(config.pagesDir, `${id}${EXTENSION}`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The page of that id; null when there is none.
 * @param id by the contract no path: letters, digits, «_» and «-».
 */
export async function readPage(source: PageSource, id: string) {
  const text = await readText(source.config, id);
  return text === null ? null : renderPage(`${id}${EXTENSION}`, text, source);
}

/**
 * Every page that there is, by its id.
 * @throws PageFileError when one of them cannot be shown.
 */
export async function readPages(source: PageSource) {
  const { pagesDir } = source.config;
  const files = await readdir(pagesDir).catch(() => {
    throw new PageFileError(`PAGES_DIR=${pagesDir} is no folder that can be read`);
  });
  const ids = files.filter((file) => file.endsWith(EXTENSION)).map((file) => file.slice(0, -3));
  const pages = await Promise.all(ids.map(async (id) => [id, await readPage(source, id)] as const));
  return new Map(pages.flatMap(([id, page]) => (page === null ? [] : [[id, page] as const])));
}
