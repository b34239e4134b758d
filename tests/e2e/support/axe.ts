import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const shownTargets = 3;

/**
 * Accessibility faults of the open page that axe calls serious or critical, one line a rule.
 * What passes is not described, and the whole runs in the page: otherwise axe takes four times as long.
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
