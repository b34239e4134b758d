import { expect, it } from 'vitest';
import { comparePreviewItemsMax } from '#generated/api/model/comparePreview.ts';
import { CouponCodeMax } from '#generated/api/model/couponCode.ts';
import { finDocsRecipientsItemsMax } from '#generated/api/model/finDocsRecipients.ts';
import { getCheckoutDeliveryParamsQueryMax } from '#generated/api/model/getCheckoutDeliveryParams.ts';
import { newShareProductsMax } from '#generated/api/model/newShare.ts';
import { partnerAddressesItemsMax } from '#generated/api/model/partnerAddresses.ts';
import { recipientsItemsMax } from '#generated/api/model/recipients.ts';
import { TagNameMax } from '#generated/api/model/tagName.ts';
import { tagsItemsMax } from '#generated/api/model/tags.ts';
import * as lengths from './contract-lengths.ts';

it('contract lengths: are those of the generated models', () => {
  expect({ ...lengths }).toEqual({
    COUPON_CODE_LENGTH: CouponCodeMax,
    POINT_QUERY_LENGTH: getCheckoutDeliveryParamsQueryMax,
    TAG_NAME_LENGTH: TagNameMax,
    ADDRESSES_LIMIT: partnerAddressesItemsMax,
    RECIPIENTS_LIMIT: recipientsItemsMax,
    FIN_DOCS_RECIPIENTS_LIMIT: finDocsRecipientsItemsMax,
    TAGS_LIMIT: tagsItemsMax,
    SHARED_PRODUCTS_LIMIT: newShareProductsMax,
    ACCOUNT_COMPARE_LIMIT: comparePreviewItemsMax,
  });
});
