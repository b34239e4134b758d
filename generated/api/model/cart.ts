import * as zod from 'zod/mini';

export const cartOrderIdMax = 64;


export const cartOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartOrderVersionMin = 0;

export const cartOrderItemsItemQuantityMax = 9999;

export const cartOrderItemsItemProductIdMax = 64;


export const cartOrderItemsItemProductIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartOrderItemsItemProductMarketIDMax = 100;

export const cartOrderItemsItemProductNameMax = 500;

export const cartOrderItemsItemProductSlugMax = 300;

export const cartOrderItemsItemProductImagesItemUrlMax = 2048;



export const cartOrderItemsItemProductImagesMax = 30;

export const cartOrderItemsItemProductVendorCodeMax = 100;

export const cartOrderItemsItemProductBrandNameMax = 200;

export const cartOrderItemsItemProductCategoryNameMax = 200;

export const cartOrderItemsItemProductPriceMin = 0;
export const cartOrderItemsItemProductPriceMax = 9007199254740991;

export const cartOrderItemsItemProductPriceWithoutDiscountMin = 0;
export const cartOrderItemsItemProductPriceWithoutDiscountMax = 9007199254740991;

export const cartOrderItemsItemProductWeightOneMin = 0;
export const cartOrderItemsItemProductWeightOneMax = 100000000;



export const cartOrderItemsItemProductMaxQuantityMin = 0;
export const cartOrderItemsItemProductMaxQuantityMax = 9999;

export const cartOrderItemsItemAmountMin = 0;
export const cartOrderItemsItemAmountMax = 9007199254740991;

export const cartOrderItemsItemAmountWithoutDiscountMin = 0;
export const cartOrderItemsItemAmountWithoutDiscountMax = 9007199254740991;

export const cartOrderItemsItemDiscountMin = 0;
export const cartOrderItemsItemDiscountMax = 9007199254740991;

export const cartOrderItemsItemWeightMin = 0;
export const cartOrderItemsItemWeightMax = 100000000;

export const cartOrderItemsMax = 1000;

export const cartOrderCustomerOneIdMax = 64;


export const cartOrderCustomerOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartOrderCustomerOneNameMax = 300;

export const cartOrderCustomerOnePersonOneFirstNameMax = 100;


export const cartOrderCustomerOnePersonOneFirstNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const cartOrderCustomerOnePersonOneMiddleNameOneMax = 100;


export const cartOrderCustomerOnePersonOneMiddleNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const cartOrderCustomerOnePersonOneLastNameOneMax = 100;


export const cartOrderCustomerOnePersonOneLastNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const cartOrderCustomerOnePersonOnePhoneOneRegExp = new RegExp('^\\+7\\d{10}$');
export const cartOrderCustomerOnePartnerOneIdMax = 64;


export const cartOrderCustomerOnePartnerOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartOrderCustomerOnePartnerOneNameMax = 300;

export const cartOrderCustomerOnePartnerOneInnRegExp = new RegExp('^(\\d{10}|\\d{12})$');
export const cartOrderCustomerOnePartnerOneKppRegExp = new RegExp('^\\d{4}[\\dA-Z]{2}\\d{3}$');
export const cartOrderAddressOneIdMax = 64;


export const cartOrderAddressOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartOrderAddressOneValueMax = 500;

export const cartOrderAddressOneCityMax = 100;

export const cartOrderAddressOneStreetMax = 200;

export const cartOrderAddressOneHouseMax = 20;

export const cartOrderAddressOneFlatMax = 20;

export const cartOrderAddressOneEntranceMax = 10;

export const cartOrderAddressOneFloorMax = 10;

export const cartOrderAddressOnePostalCodeRegExp = new RegExp('^\\d{6}$');
export const cartOrderAddressOneCommentMax = 300;

export const cartOrderDeliveryPointOneIdMax = 64;


export const cartOrderDeliveryPointOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartOrderDeliveryPointOneNameMax = 200;

export const cartOrderDeliveryPointOneCityMax = 100;

export const cartOrderDeliveryPointOneAddressMax = 500;

export const cartOrderDeliveryPointOnePhoneRegExp = new RegExp('^\\+7\\d{10}$');
export const cartOrderDeliveryPointOneScheduleMax = 200;

export const cartOrderDeliveryPointOneLatitudeMin = -90;
export const cartOrderDeliveryPointOneLatitudeMax = 90;

export const cartOrderDeliveryPointOneLongitudeMin = -180;
export const cartOrderDeliveryPointOneLongitudeMax = 180;

export const cartOrderDeliveryPointOneReasonMax = 300;

export const cartOrderTotalsGoodsMin = 0;
export const cartOrderTotalsGoodsMax = 9007199254740991;

export const cartOrderTotalsDiscountMin = 0;
export const cartOrderTotalsDiscountMax = 9007199254740991;

export const cartOrderTotalsDeliveryOneMin = 0;
export const cartOrderTotalsDeliveryOneMax = 9007199254740991;

export const cartOrderTotalsToPayMin = 0;
export const cartOrderTotalsToPayMax = 9007199254740991;

export const cartOrderTotalsWeightMin = 0;
export const cartOrderTotalsWeightMax = 100000000;

export const cartOrderTotalsItemCountMin = 0;

export const cartOrderTotalsQuantityMin = 0;

export const cartOrderProblemsItemProductIDMax = 64;


export const cartOrderProblemsItemProductIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const cartOrderProblemsItemWasMin = 0;

export const cartOrderProblemsItemNowMin = 0;

export const cartOrderProblemsItemFixQuantityMin = 0;
export const cartOrderProblemsItemFixQuantityMax = 9999;

export const cartOrderProblemsMax = 4000;

export const cartOrderAllowedActionsMax = 10;



export const Cart = /*#__PURE__*/ zod.object({
  "order": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderIdMax)).check(/*#__PURE__*/ zod.regex(cartOrderIdRegExp)),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderVersionMin)),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "isGift": /*#__PURE__*/ zod.boolean(),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartOrderItemsItemQuantityMax)),
  "product": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderItemsItemProductIdMax)).check(/*#__PURE__*/ zod.regex(cartOrderItemsItemProductIdRegExp)),
  "marketID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderItemsItemProductMarketIDMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderItemsItemProductNameMax)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderItemsItemProductSlugMax)),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartOrderItemsItemProductImagesItemUrlMax)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})).check(/*#__PURE__*/ zod.maxLength(cartOrderItemsItemProductImagesMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartOrderItemsItemProductVendorCodeMax)),
  "brandName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartOrderItemsItemProductBrandNameMax))),
  "categoryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderItemsItemProductCategoryNameMax)),
  "price": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderItemsItemProductPriceMin)).check(/*#__PURE__*/ zod.lte(cartOrderItemsItemProductPriceMax)),
  "priceWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderItemsItemProductPriceWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(cartOrderItemsItemProductPriceWithoutDiscountMax)),
  "weight": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderItemsItemProductWeightOneMin)).check(/*#__PURE__*/ zod.lte(cartOrderItemsItemProductWeightOneMax)),/*#__PURE__*/ zod.null()]),
  "stockLevel": /*#__PURE__*/ zod.enum(['Many', 'Less', 'Few', 'Last', 'Unavailable']),
  "available": /*#__PURE__*/ zod.boolean(),
  "saleForbidden": /*#__PURE__*/ zod.boolean(),
  "unavailability": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['TemporaryUnavailable', 'Discontinued', 'RestrictedByProducer', 'OutOfStock', 'Other']),
  "action": /*#__PURE__*/ zod.enum(['RequestAssistance', 'RequestOffer', 'RequestAnalogue', 'None', 'WaitingList'])
}),/*#__PURE__*/ zod.null()]),
  "packSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "minQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "maxQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderItemsItemProductMaxQuantityMin)).check(/*#__PURE__*/ zod.lte(cartOrderItemsItemProductMaxQuantityMax))
}),
  "availability": /*#__PURE__*/ zod.enum(['Available', 'Reduced', 'Unavailable', 'SaleForbidden']),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderItemsItemAmountMin)).check(/*#__PURE__*/ zod.lte(cartOrderItemsItemAmountMax)),
  "amountWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderItemsItemAmountWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(cartOrderItemsItemAmountWithoutDiscountMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderItemsItemDiscountMin)).check(/*#__PURE__*/ zod.lte(cartOrderItemsItemDiscountMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderItemsItemWeightMin)).check(/*#__PURE__*/ zod.lte(cartOrderItemsItemWeightMax))
})).check(/*#__PURE__*/ zod.maxLength(cartOrderItemsMax)),
  "customer": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderCustomerOneIdMax)).check(/*#__PURE__*/ zod.regex(cartOrderCustomerOneIdRegExp)),
  "kind": /*#__PURE__*/ zod.enum(['Individual', 'Partner']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderCustomerOneNameMax)),
  "person": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderCustomerOnePersonOneFirstNameMax)).check(/*#__PURE__*/ zod.regex(cartOrderCustomerOnePersonOneFirstNameRegExp)),
  "middleName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderCustomerOnePersonOneMiddleNameOneMax)).check(/*#__PURE__*/ zod.regex(cartOrderCustomerOnePersonOneMiddleNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "lastName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderCustomerOnePersonOneLastNameOneMax)).check(/*#__PURE__*/ zod.regex(cartOrderCustomerOnePersonOneLastNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "phone": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartOrderCustomerOnePersonOnePhoneOneRegExp)),/*#__PURE__*/ zod.null()])
}),/*#__PURE__*/ zod.null()]),
  "partner": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderCustomerOnePartnerOneIdMax)).check(/*#__PURE__*/ zod.regex(cartOrderCustomerOnePartnerOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderCustomerOnePartnerOneNameMax)),
  "inn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartOrderCustomerOnePartnerOneInnRegExp)),
  "kpp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartOrderCustomerOnePartnerOneKppRegExp)))
}),/*#__PURE__*/ zod.null()]),
  "isDefault": /*#__PURE__*/ zod.boolean()
}),/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderAddressOneIdMax)).check(/*#__PURE__*/ zod.regex(cartOrderAddressOneIdRegExp)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderAddressOneValueMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderAddressOneCityMax)),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderAddressOneStreetMax)),
  "house": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderAddressOneHouseMax)),
  "flat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartOrderAddressOneFlatMax))),
  "entrance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartOrderAddressOneEntranceMax))),
  "floor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartOrderAddressOneFloorMax))),
  "postalCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartOrderAddressOnePostalCodeRegExp))),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartOrderAddressOneCommentMax)))
}),/*#__PURE__*/ zod.null()]),
  "delivery": /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Courier', 'Pickup']),/*#__PURE__*/ zod.null()]),
  "point": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderDeliveryPointOneIdMax)).check(/*#__PURE__*/ zod.regex(cartOrderDeliveryPointOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderDeliveryPointOneNameMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderDeliveryPointOneCityMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderDeliveryPointOneAddressMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartOrderDeliveryPointOnePhoneRegExp)),
  "schedule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderDeliveryPointOneScheduleMax)),
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(cartOrderDeliveryPointOneLatitudeMin)).check(/*#__PURE__*/ zod.lte(cartOrderDeliveryPointOneLatitudeMax)),
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(cartOrderDeliveryPointOneLongitudeMin)).check(/*#__PURE__*/ zod.lte(cartOrderDeliveryPointOneLongitudeMax)),
  "readyDate": /*#__PURE__*/ zod.iso.date(),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartOrderDeliveryPointOneReasonMax)))
}),/*#__PURE__*/ zod.null()])
}),
  "totals": /*#__PURE__*/ zod.object({
  "goods": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsGoodsMin)).check(/*#__PURE__*/ zod.lte(cartOrderTotalsGoodsMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsDiscountMin)).check(/*#__PURE__*/ zod.lte(cartOrderTotalsDiscountMax)),
  "delivery": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsDeliveryOneMin)).check(/*#__PURE__*/ zod.lte(cartOrderTotalsDeliveryOneMax)),/*#__PURE__*/ zod.null()]),
  "toPay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsToPayMin)).check(/*#__PURE__*/ zod.lte(cartOrderTotalsToPayMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsWeightMin)).check(/*#__PURE__*/ zod.lte(cartOrderTotalsWeightMax)),
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsItemCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderTotalsQuantityMin))
}),
  "problems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['PriceChanged', 'StockReduced', 'SaleForbidden', 'BecameUnavailable', 'QuantityNotMultiple', 'BelowMinimum']),
  "productID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartOrderProblemsItemProductIDMax)).check(/*#__PURE__*/ zod.regex(cartOrderProblemsItemProductIDRegExp)),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "was": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderProblemsItemWasMin))),
  "now": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderProblemsItemNowMin))),
  "blocking": /*#__PURE__*/ zod.boolean(),
  "fix": /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['AcceptPrice', 'SetQuantity', 'RemoveProduct', 'ReturnToCart']),
  "quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartOrderProblemsItemFixQuantityMin)).check(/*#__PURE__*/ zod.lte(cartOrderProblemsItemFixQuantityMax)))
})
})).check(/*#__PURE__*/ zod.maxLength(cartOrderProblemsMax)),
  "allowedActions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['Proceed'])).check(/*#__PURE__*/ zod.maxLength(cartOrderAllowedActionsMax))
})
});

export type Cart = zod.input<typeof Cart>;
export type CartOutput = zod.output<typeof Cart>;
