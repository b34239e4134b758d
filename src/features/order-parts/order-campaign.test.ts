import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignUtmSourceMax } from '#generated/api/model/campaign.ts';
import { storeCampaign } from '#src/auth/redirect/campaign.ts';
import { stubBrowser } from '#tests/support/fake-browser.ts';
import { orderCampaign } from './order-campaign.ts';

beforeEach(() => {
  stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('the campaign of an order', () => {
  it('has the parameters of the contract of the link that opened the shop', () => {
    storeCampaign('?utm_source=mail&utm_campaign=осень&utm_other=x&q=цемент');
    expect(orderCampaign()).toEqual({
      campaign: { utm_source: 'mail', utm_campaign: 'осень' },
    });
  });

  it('is left out without such a link', () => {
    storeCampaign('?q=цемент');
    expect(orderCampaign()).toEqual({});
    storeCampaign('?utm_other=x');
    expect(orderCampaign()).toEqual({});
    storeCampaign('?utm_source=a%00b');
    expect(orderCampaign()).toEqual({});
  });

  it('is never longer than the contract allows', () => {
    storeCampaign(`?utm_source=${'x'.repeat(campaignUtmSourceMax)}`);
    expect(orderCampaign().campaign?.utm_source).toHaveLength(campaignUtmSourceMax);
    storeCampaign(`?utm_source=${'y'.repeat(campaignUtmSourceMax + 1)}`);
    expect(orderCampaign().campaign?.utm_source).toMatch(/^x/);
  });
});
