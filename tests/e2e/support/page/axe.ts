import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const shownTargets = 3;

/**
 * Serious and critical accessibility violations of the open page, one line per rule. Passed rules are
 * left out and axe runs wholly in the page: otherwise it takes four times as long.
 */
export async function findAxeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, help, nodes }) => {
      const reason = nodes[0]?.failureSummary?.split('\n').slice(1).join(';').trim();
      const targets = nodes.slice(0, shownTargets).map(({ target }) => target.join(' '));
      return `${impact} ${id}, ${nodes.length}×: ${help}: ${targets.join(', ')}: ${reason}`;
    });
}
