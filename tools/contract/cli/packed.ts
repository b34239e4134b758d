#!/usr/bin/env node
/** The suite as a package of its own: knows no server, so it needs a URL. */
import { runCommand } from './command.ts';

await runCommand({ name: 'npx dental-shop-contract' }, process.argv.slice(2));
