import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from './nearest.ts';

/**
 * Parses options like Node's `parseArgs`.
 * @throws Error for an option that does not exist, with the one that may be meant.
 */
export function parseOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const [, given] = /Unknown option '--?([^']+)'/.exec(error.message) ?? [];
    if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || given === undefined) {
      throw new Error(`${error.message.split('. ')[0]} (--help lists the options)`);
    }
    const meant = nearest(given, Object.keys(config.options ?? {}));
    const hint = meant === undefined ? '' : ` Did you mean --${meant}?`;
    throw new Error(`There is no option --${given}.${hint} (--help lists them)`);
  }
}
