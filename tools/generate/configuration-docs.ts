import * as z from 'zod';
import { settingGroups, settingInfo } from '#server/config/settings.ts';

const HEADING = `# Settings of the server

Made by \`npm run generate\` from \`server/config/settings.ts\`.

All are environment variables. An empty one counts as none. A server whose settings cannot be used
names each mistake, says what it expected and exits with 1. For a single run put them before the
command: \`PORT=3001 npm start\`.`;

type Group = (typeof settingGroups)[number][1]['shape'];

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function code(text: string): string {
  return `\`${text}\``;
}

function writeDefault(value: unknown): string {
  if (typeof value === 'boolean') return code(value ? 'on' : 'off');
  const isEmpty = typeof value === 'object' && Object.keys(value ?? {}).length === 0;
  return isEmpty ? '–' : code(String(value));
}

function writeRow(name: string, schema: z.ZodDefault | z.ZodOptional): string {
  const { about = '', example = '', fallback = '–' } = settingInfo.get(schema) ?? {};
  const isDefault = schema instanceof z.ZodDefault;
  const { description = '' } = z.globalRegistry.get(schema.unwrap()) ?? {};
  const shown = isDefault ? writeDefault(schema.def.defaultValue) : fallback;
  const isShown = shown !== code(example) && !description.split(/\W+/).includes(example);
  const value = isShown ? `${description}; for example ${code(example)}` : description;
  return `| ${[code(name), about, value, shown].map(cell).join(' | ')} |`;
}

function writeGroup(title: string, shape: Group): string {
  const rows = Object.entries(shape).map(([name, schema]) => writeRow(name, schema));
  const head = ['| variable | meaning | value | default |', '|---|---|---|---|'];
  return [`## ${title}`, '', ...head, ...rows].join('\n');
}

/** `docs/configuration.md`: every setting with its meaning, values and default. */
export function writeConfigurationDocs(): string {
  const groups = settingGroups.map(([title, { shape }]) => writeGroup(title, shape));
  return `${[HEADING, ...groups].join('\n\n')}\n`;
}
