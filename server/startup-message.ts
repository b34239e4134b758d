import { demoPeople } from '#demo/people.ts';
import { type ServerConfig, showsOutbox } from '#server/config/config.ts';

function accounts(): string[] {
  const width = Math.max(
    ...demoPeople.map(({ login, password }) => `${login} / ${password}`.length),
  );
  return demoPeople.map(
    ({ login, password, role }) => `    ${`${login} / ${password}`.padEnd(width)}   ${role}`,
  );
}

/** The message in the terminal once the shop runs. */
export function startupMessage(config: ServerConfig, seconds: number): string {
  const { publicUrl, identity, databaseUrl } = config;
  const withPeople = identity.embedded && config.demo;
  const database =
    databaseUrl === null
      ? `встроенная (PGlite, ${config.dataDir}) — только чтобы попробовать`
      : 'PostgreSQL';
  return [
    '',
    `  Магазин открыт: ${publicUrl}   (запуск ${seconds.toFixed(1)} с)`,
    '',
    ...(withPeople ? ['  Демонстрационные пользователи (логин / пароль):', ...accounts(), ''] : []),
    `  Описание API:   ${publicUrl}/docs`,
    ...(showsOutbox(config) ? [`  Письма и SMS:   ${publicUrl}/outbox`] : []),
    `  База данных:    ${database}`,
    '  Остановить:     Ctrl+C',
    '',
    '',
  ].join('\n');
}
