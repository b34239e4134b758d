import * as zod from 'zod/mini';
import { SkippedProduct } from './skippedProduct.ts';

export const cartBulkResultOrderIdMax = 64;


export const cartBulkResultOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartBulkResultOrderVersionMin = 0;

export const cartBulkResultOrderItemsItemQuantityMax = 9999;

export const cartBulkResultOrderItemsItemProductIdMax = 64;


export const cartBulkResultOrderItemsItemProductIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartBulkResultOrderItemsItemProductMarketIDMax = 100;

export const cartBulkResultOrderItemsItemProductNameMax = 500;

export const cartBulkResultOrderItemsItemProductSlugMax = 300;

export const cartBulkResultOrderItemsItemProductImagesItemUrlMax = 2048;



export const cartBulkResultOrderItemsItemProductImagesMax = 30;

export const cartBulkResultOrderItemsItemProductVendorCodeMax = 100;

export const cartBulkResultOrderItemsItemProductBrandNameMax = 200;

export const cartBulkResultOrderItemsItemProductCategoryNameMax = 200;

export const cartBulkResultOrderItemsItemProductPriceMin = 0;
export const cartBulkResultOrderItemsItemProductPriceMax = 9007199254740991;

export const cartBulkResultOrderItemsItemProductPriceWithoutDiscountMin = 0;
export const cartBulkResultOrderItemsItemProductPriceWithoutDiscountMax = 9007199254740991;

export const cartBulkResultOrderItemsItemProductWeightOneMin = 0;
export const cartBulkResultOrderItemsItemProductWeightOneMax = 100000000;



export const cartBulkResultOrderItemsItemProductMaxQuantityMin = 0;
export const cartBulkResultOrderItemsItemProductMaxQuantityMax = 9999;

export const cartBulkResultOrderItemsItemAmountMin = 0;
export const cartBulkResultOrderItemsItemAmountMax = 9007199254740991;

export const cartBulkResultOrderItemsItemAmountWithoutDiscountMin = 0;
export const cartBulkResultOrderItemsItemAmountWithoutDiscountMax = 9007199254740991;

export const cartBulkResultOrderItemsItemDiscountMin = 0;
export const cartBulkResultOrderItemsItemDiscountMax = 9007199254740991;

export const cartBulkResultOrderItemsItemWeightMin = 0;
export const cartBulkResultOrderItemsItemWeightMax = 100000000;

export const cartBulkResultOrderItemsMax = 1000;

export const cartBulkResultOrderCustomerOneIdMax = 64;


export const cartBulkResultOrderCustomerOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartBulkResultOrderCustomerOneNameMax = 300;

export const cartBulkResultOrderCustomerOnePersonOneFirstNameMax = 100;


export const cartBulkResultOrderCustomerOnePersonOneFirstNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const cartBulkResultOrderCustomerOnePersonOneMiddleNameOneMax = 100;


export const cartBulkResultOrderCustomerOnePersonOneMiddleNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const cartBulkResultOrderCustomerOnePersonOneLastNameOneMax = 100;


export const cartBulkResultOrderCustomerOnePersonOneLastNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const cartBulkResultOrderCustomerOnePersonOnePhoneOneRegExp = new RegExp('^\\+7\\d{10}$');
export const cartBulkResultOrderCustomerOnePartnerOneIdMax = 64;


export const cartBulkResultOrderCustomerOnePartnerOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartBulkResultOrderCustomerOnePartnerOneNameMax = 300;

export const cartBulkResultOrderCustomerOnePartnerOneInnRegExp = new RegExp('^(\\d{10}|\\d{12})$');
export const cartBulkResultOrderCustomerOnePartnerOneKppRegExp = new RegExp('^\\d{4}[\\dA-Z]{2}\\d{3}$');
export const cartBulkResultOrderAddressOneIdMax = 64;


export const cartBulkResultOrderAddressOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartBulkResultOrderAddressOneValueMax = 500;

export const cartBulkResultOrderAddressOneCityMax = 100;

export const cartBulkResultOrderAddressOneStreetMax = 200;

export const cartBulkResultOrderAddressOneHouseMax = 20;

export const cartBulkResultOrderAddressOneFlatMax = 20;

export const cartBulkResultOrderAddressOneEntranceMax = 10;

export const cartBulkResultOrderAddressOneFloorMax = 10;

export const cartBulkResultOrderAddressOnePostalCodeRegExp = new RegExp('^\\d{6}$');
export const cartBulkResultOrderAddressOneCommentMax = 300;

export const cartBulkResultOrderDeliveryPointOneIdMax = 64;


export const cartBulkResultOrderDeliveryPointOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartBulkResultOrderDeliveryPointOneNameMax = 200;

export const cartBulkResultOrderDeliveryPointOneCityMax = 100;

export const cartBulkResultOrderDeliveryPointOneAddressMax = 500;

export const cartBulkResultOrderDeliveryPointOnePhoneRegExp = new RegExp('^\\+7\\d{10}$');
export const cartBulkResultOrderDeliveryPointOneScheduleMax = 200;

export const cartBulkResultOrderDeliveryPointOneLatitudeMin = -90;
export const cartBulkResultOrderDeliveryPointOneLatitudeMax = 90;

export const cartBulkResultOrderDeliveryPointOneLongitudeMin = -180;
export const cartBulkResultOrderDeliveryPointOneLongitudeMax = 180;

export const cartBulkResultOrderDeliveryPointOneReasonMax = 300;

export const cartBulkResultOrderTotalsGoodsMin = 0;
export const cartBulkResultOrderTotalsGoodsMax = 9007199254740991;

export const cartBulkResultOrderTotalsDiscountMin = 0;
export const cartBulkResultOrderTotalsDiscountMax = 9007199254740991;

export const cartBulkResultOrderTotalsDeliveryOneMin = 0;
export const cartBulkResultOrderTotalsDeliveryOneMax = 9007199254740991;

export const cartBulkResultOrderTotalsToPayMin = 0;
export const cartBulkResultOrderTotalsToPayMax = 9007199254740991;

export const cartBulkResultOrderTotalsWeightMin = 0;
export const cartBulkResultOrderTotalsWeightMax = 100000000;

export const cartBulkResultOrderTotalsItemCountMin = 0;

export const cartBulkResultOrderTotalsQuantityMin = 0;

export const cartBulkResultOrderProblemsItemProductIDMax = 64;


export const cartBulkResultOrderProblemsItemProductIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const cartBulkResultOrderProblemsItemWasMin = 0;

export const cartBulkResultOrderProblemsItemNowMin = 0;

export const cartBulkResultOrderProblemsItemFixQuantityMin = 0;
export const cartBulkResultOrderProblemsItemFixQuantityMax = 9999;

export const cartBulkResultOrderProblemsMax = 4000;

export const cartBulkResultOrderAllowedActionsMax = 10;

export const cartBulkResultSkippedMax = 500;



export const CartBulkResult = /*#__PURE__*/ zod.object({
  "order": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderIdMax)).check(/*#__PURE__*/ zod.regex(cartBulkResultOrderIdRegExp)),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderVersionMin)),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "isGift": /*#__PURE__*/ zod.boolean(),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderItemsItemQuantityMax)),
  "product": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderItemsItemProductIdMax)).check(/*#__PURE__*/ zod.regex(cartBulkResultOrderItemsItemProductIdRegExp)),
  "marketID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderItemsItemProductMarketIDMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderItemsItemProductNameMax)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderItemsItemProductSlugMax)),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderItemsItemProductImagesItemUrlMax)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderItemsItemProductImagesMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderItemsItemProductVendorCodeMax)),
  "brandName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderItemsItemProductBrandNameMax))),
  "categoryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderItemsItemProductCategoryNameMax)),
  "price": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderItemsItemProductPriceMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderItemsItemProductPriceMax)),
  "priceWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderItemsItemProductPriceWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderItemsItemProductPriceWithoutDiscountMax)),
  "weight": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderItemsItemProductWeightOneMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderItemsItemProductWeightOneMax)),/*#__PURE__*/ zod.null()]),
  "stockLevel": /*#__PURE__*/ zod.enum(['Many', 'Less', 'Few', 'Last', 'Unavailable']),
  "available": /*#__PURE__*/ zod.boolean(),
  "saleForbidden": /*#__PURE__*/ zod.boolean(),
  "unavailability": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['TemporaryUnavailable', 'Discontinued', 'RestrictedByProducer', 'OutOfStock', 'Other']),
  "action": /*#__PURE__*/ zod.enum(['RequestAssistance', 'RequestOffer', 'RequestAnalogue', 'None', 'WaitingList'])
}),/*#__PURE__*/ zod.null()]),
  "packSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "minQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "maxQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderItemsItemProductMaxQuantityMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderItemsItemProductMaxQuantityMax))
}),
  "availability": /*#__PURE__*/ zod.enum(['Available', 'Reduced', 'Unavailable', 'SaleForbidden']),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderItemsItemAmountMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderItemsItemAmountMax)),
  "amountWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderItemsItemAmountWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderItemsItemAmountWithoutDiscountMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderItemsItemDiscountMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderItemsItemDiscountMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderItemsItemWeightMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderItemsItemWeightMax))
})).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderItemsMax)),
  "customer": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderCustomerOneIdMax)).check(/*#__PURE__*/ zod.regex(cartBulkResultOrderCustomerOneIdRegExp)),
  "kind": /*#__PURE__*/ zod.enum(['Individual', 'Partner']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderCustomerOneNameMax)),
  "person": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderCustomerOnePersonOneFirstNameMax)).check(/*#__PURE__*/ zod.regex(cartBulkResultOrderCustomerOnePersonOneFirstNameRegExp)),
  "middleName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderCustomerOnePersonOneMiddleNameOneMax)).check(/*#__PURE__*/ zod.regex(cartBulkResultOrderCustomerOnePersonOneMiddleNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "lastName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderCustomerOnePersonOneLastNameOneMax)).check(/*#__PURE__*/ zod.regex(cartBulkResultOrderCustomerOnePersonOneLastNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "phone": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartBulkResultOrderCustomerOnePersonOnePhoneOneRegExp)),/*#__PURE__*/ zod.null()])
}),/*#__PURE__*/ zod.null()]),
  "partner": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderCustomerOnePartnerOneIdMax)).check(/*#__PURE__*/ zod.regex(cartBulkResultOrderCustomerOnePartnerOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderCustomerOnePartnerOneNameMax)),
  "inn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartBulkResultOrderCustomerOnePartnerOneInnRegExp)),
  "kpp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartBulkResultOrderCustomerOnePartnerOneKppRegExp)))
}),/*#__PURE__*/ zod.null()]),
  "isDefault": /*#__PURE__*/ zod.boolean()
}),/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderAddressOneIdMax)).check(/*#__PURE__*/ zod.regex(cartBulkResultOrderAddressOneIdRegExp)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderAddressOneValueMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderAddressOneCityMax)),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderAddressOneStreetMax)),
  "house": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderAddressOneHouseMax)),
  "flat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderAddressOneFlatMax))),
  "entrance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderAddressOneEntranceMax))),
  "floor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderAddressOneFloorMax))),
  "postalCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartBulkResultOrderAddressOnePostalCodeRegExp))),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderAddressOneCommentMax)))
}),/*#__PURE__*/ zod.null()]),
  "delivery": /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Courier', 'Pickup']),/*#__PURE__*/ zod.null()]),
  "point": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderDeliveryPointOneIdMax)).check(/*#__PURE__*/ zod.regex(cartBulkResultOrderDeliveryPointOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderDeliveryPointOneNameMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderDeliveryPointOneCityMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderDeliveryPointOneAddressMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartBulkResultOrderDeliveryPointOnePhoneRegExp)),
  "schedule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderDeliveryPointOneScheduleMax)),
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderDeliveryPointOneLatitudeMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderDeliveryPointOneLatitudeMax)),
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderDeliveryPointOneLongitudeMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderDeliveryPointOneLongitudeMax)),
  "readyDate": /*#__PURE__*/ zod.iso.date(),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderDeliveryPointOneReasonMax)))
}),/*#__PURE__*/ zod.null()])
}),
  "totals": /*#__PURE__*/ zod.object({
  "goods": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderTotalsGoodsMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderTotalsGoodsMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderTotalsDiscountMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderTotalsDiscountMax)),
  "delivery": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderTotalsDeliveryOneMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderTotalsDeliveryOneMax)),/*#__PURE__*/ zod.null()]),
  "toPay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderTotalsToPayMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderTotalsToPayMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderTotalsWeightMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderTotalsWeightMax)),
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderTotalsItemCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderTotalsQuantityMin))
}),
  "problems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['PriceChanged', 'StockReduced', 'SaleForbidden', 'BecameUnavailable', 'QuantityNotMultiple', 'BelowMinimum']),
  "productID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderProblemsItemProductIDMax)).check(/*#__PURE__*/ zod.regex(cartBulkResultOrderProblemsItemProductIDRegExp)),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "was": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderProblemsItemWasMin))),
  "now": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderProblemsItemNowMin))),
  "blocking": /*#__PURE__*/ zod.boolean(),
  "fix": /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['AcceptPrice', 'SetQuantity', 'RemoveProduct', 'ReturnToCart']),
  "quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartBulkResultOrderProblemsItemFixQuantityMin)).check(/*#__PURE__*/ zod.lte(cartBulkResultOrderProblemsItemFixQuantityMax)))
})
})).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderProblemsMax)),
  "allowedActions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['Proceed'])).check(/*#__PURE__*/ zod.maxLength(cartBulkResultOrderAllowedActionsMax))
}),
  "skipped": /*#__PURE__*/ zod.array(SkippedProduct).check(/*#__PURE__*/ zod.maxLength(cartBulkResultSkippedMax))
});

export type CartBulkResult = zod.input<typeof CartBulkResult>;
export type CartBulkResultOutput = zod.output<typeof CartBulkResult>;
