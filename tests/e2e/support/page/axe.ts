import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const shownTargets = 3;

/**
 * Serious and critical accessibility violations of the open page, one line per rule. Passed rules are
 * left out and axe runs wholly in the page: otherwise it takes four times as long.
 * @param part selector of the part to check, when the rest of the page is checked elsewhere.
 */
export async function findAxeFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, help, nodes }) => {
      const reason = nodes[0]?.failureSummary?.split('\n').slice(1).join(';').trim();
      const targets = nodes.slice(0, shownTargets).map(({ target }) => target.join(' '));
      return `${impact} ${id}, ${nodes.length}×: ${help}: ${targets.join(', ')}: ${reason}`;
    });
}
