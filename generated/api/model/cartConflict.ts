import * as zod from 'zod/mini';


export const cartConflictTraceIDMax = 64;

export const cartConflictProductIDMax = 64;


export const cartConflictProductIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartConflictMaxQuantityMin = 0;

export const cartConflictOrderIdMax = 64;


export const cartConflictOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartConflictOrderVersionMin = 0;

export const cartConflictOrderItemsItemQuantityMax = 9999;

export const cartConflictOrderItemsItemProductIdMax = 64;


export const cartConflictOrderItemsItemProductIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartConflictOrderItemsItemProductMarketIDMax = 100;

export const cartConflictOrderItemsItemProductNameMax = 500;

export const cartConflictOrderItemsItemProductSlugMax = 300;

export const cartConflictOrderItemsItemProductImagesItemUrlMax = 2048;



export const cartConflictOrderItemsItemProductImagesMax = 30;

export const cartConflictOrderItemsItemProductVendorCodeMax = 100;

export const cartConflictOrderItemsItemProductBrandNameMax = 200;

export const cartConflictOrderItemsItemProductCategoryNameMax = 200;

export const cartConflictOrderItemsItemProductPriceMin = 0;
export const cartConflictOrderItemsItemProductPriceMax = 9007199254740991;

export const cartConflictOrderItemsItemProductPriceWithoutDiscountMin = 0;
export const cartConflictOrderItemsItemProductPriceWithoutDiscountMax = 9007199254740991;

export const cartConflictOrderItemsItemProductWeightOneMin = 0;
export const cartConflictOrderItemsItemProductWeightOneMax = 100000000;



export const cartConflictOrderItemsItemProductMaxQuantityMin = 0;
export const cartConflictOrderItemsItemProductMaxQuantityMax = 9999;

export const cartConflictOrderItemsItemAmountMin = 0;
export const cartConflictOrderItemsItemAmountMax = 9007199254740991;

export const cartConflictOrderItemsItemAmountWithoutDiscountMin = 0;
export const cartConflictOrderItemsItemAmountWithoutDiscountMax = 9007199254740991;

export const cartConflictOrderItemsItemDiscountMin = 0;
export const cartConflictOrderItemsItemDiscountMax = 9007199254740991;

export const cartConflictOrderItemsItemWeightMin = 0;
export const cartConflictOrderItemsItemWeightMax = 100000000;

export const cartConflictOrderItemsMax = 1000;

export const cartConflictOrderCustomerOneIdMax = 64;


export const cartConflictOrderCustomerOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartConflictOrderCustomerOneNameMax = 300;

export const cartConflictOrderCustomerOnePersonOneFirstNameMax = 100;


export const cartConflictOrderCustomerOnePersonOneFirstNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const cartConflictOrderCustomerOnePersonOneMiddleNameOneMax = 100;


export const cartConflictOrderCustomerOnePersonOneMiddleNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const cartConflictOrderCustomerOnePersonOneLastNameOneMax = 100;


export const cartConflictOrderCustomerOnePersonOneLastNameOneRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const cartConflictOrderCustomerOnePersonOnePhoneOneRegExp = new RegExp('^\\+7\\d{10}$');
export const cartConflictOrderCustomerOnePartnerOneIdMax = 64;


export const cartConflictOrderCustomerOnePartnerOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartConflictOrderCustomerOnePartnerOneNameMax = 300;

export const cartConflictOrderCustomerOnePartnerOneInnRegExp = new RegExp('^(\\d{10}|\\d{12})$');
export const cartConflictOrderCustomerOnePartnerOneKppRegExp = new RegExp('^\\d{4}[\\dA-Z]{2}\\d{3}$');
export const cartConflictOrderAddressOneIdMax = 64;


export const cartConflictOrderAddressOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartConflictOrderAddressOneValueMax = 500;

export const cartConflictOrderAddressOneCityMax = 100;

export const cartConflictOrderAddressOneStreetMax = 200;

export const cartConflictOrderAddressOneHouseMax = 20;

export const cartConflictOrderAddressOneFlatMax = 20;

export const cartConflictOrderAddressOneEntranceMax = 10;

export const cartConflictOrderAddressOneFloorMax = 10;

export const cartConflictOrderAddressOnePostalCodeRegExp = new RegExp('^\\d{6}$');
export const cartConflictOrderAddressOneCommentMax = 300;

export const cartConflictOrderDeliveryPointOneIdMax = 64;


export const cartConflictOrderDeliveryPointOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartConflictOrderDeliveryPointOneNameMax = 200;

export const cartConflictOrderDeliveryPointOneCityMax = 100;

export const cartConflictOrderDeliveryPointOneAddressMax = 500;

export const cartConflictOrderDeliveryPointOnePhoneRegExp = new RegExp('^\\+7\\d{10}$');
export const cartConflictOrderDeliveryPointOneScheduleMax = 200;

export const cartConflictOrderDeliveryPointOneLatitudeMin = -90;
export const cartConflictOrderDeliveryPointOneLatitudeMax = 90;

export const cartConflictOrderDeliveryPointOneLongitudeMin = -180;
export const cartConflictOrderDeliveryPointOneLongitudeMax = 180;

export const cartConflictOrderDeliveryPointOneReasonMax = 300;

export const cartConflictOrderTotalsGoodsMin = 0;
export const cartConflictOrderTotalsGoodsMax = 9007199254740991;

export const cartConflictOrderTotalsDiscountMin = 0;
export const cartConflictOrderTotalsDiscountMax = 9007199254740991;

export const cartConflictOrderTotalsDeliveryOneMin = 0;
export const cartConflictOrderTotalsDeliveryOneMax = 9007199254740991;

export const cartConflictOrderTotalsToPayMin = 0;
export const cartConflictOrderTotalsToPayMax = 9007199254740991;

export const cartConflictOrderTotalsWeightMin = 0;
export const cartConflictOrderTotalsWeightMax = 100000000;

export const cartConflictOrderTotalsItemCountMin = 0;

export const cartConflictOrderTotalsQuantityMin = 0;

export const cartConflictOrderProblemsItemProductIDMax = 64;


export const cartConflictOrderProblemsItemProductIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const cartConflictOrderProblemsItemWasMin = 0;

export const cartConflictOrderProblemsItemNowMin = 0;

export const cartConflictOrderProblemsItemFixQuantityMin = 0;
export const cartConflictOrderProblemsItemFixQuantityMax = 9999;

export const cartConflictOrderProblemsMax = 4000;

export const cartConflictOrderAllowedActionsMax = 10;



export const CartConflict = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "traceID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictTraceIDMax)),
  "reason": /*#__PURE__*/ zod.string(),
  "productID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictProductIDMax)).check(/*#__PURE__*/ zod.regex(cartConflictProductIDRegExp))),
  "maxQuantity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictMaxQuantityMin))),
  "order": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderIdMax)).check(/*#__PURE__*/ zod.regex(cartConflictOrderIdRegExp)),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderVersionMin)),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "isGift": /*#__PURE__*/ zod.boolean(),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartConflictOrderItemsItemQuantityMax)),
  "product": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderItemsItemProductIdMax)).check(/*#__PURE__*/ zod.regex(cartConflictOrderItemsItemProductIdRegExp)),
  "marketID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderItemsItemProductMarketIDMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderItemsItemProductNameMax)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderItemsItemProductSlugMax)),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartConflictOrderItemsItemProductImagesItemUrlMax)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderItemsItemProductImagesMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartConflictOrderItemsItemProductVendorCodeMax)),
  "brandName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartConflictOrderItemsItemProductBrandNameMax))),
  "categoryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderItemsItemProductCategoryNameMax)),
  "price": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderItemsItemProductPriceMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderItemsItemProductPriceMax)),
  "priceWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderItemsItemProductPriceWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderItemsItemProductPriceWithoutDiscountMax)),
  "weight": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderItemsItemProductWeightOneMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderItemsItemProductWeightOneMax)),/*#__PURE__*/ zod.null()]),
  "stockLevel": /*#__PURE__*/ zod.enum(['Many', 'Less', 'Few', 'Last', 'Unavailable']),
  "available": /*#__PURE__*/ zod.boolean(),
  "saleForbidden": /*#__PURE__*/ zod.boolean(),
  "unavailability": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['TemporaryUnavailable', 'Discontinued', 'RestrictedByProducer', 'OutOfStock', 'Other']),
  "action": /*#__PURE__*/ zod.enum(['RequestAssistance', 'RequestOffer', 'RequestAnalogue', 'None', 'WaitingList'])
}),/*#__PURE__*/ zod.null()]),
  "packSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "minQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "maxQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderItemsItemProductMaxQuantityMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderItemsItemProductMaxQuantityMax))
}),
  "availability": /*#__PURE__*/ zod.enum(['Available', 'Reduced', 'Unavailable', 'SaleForbidden']),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderItemsItemAmountMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderItemsItemAmountMax)),
  "amountWithoutDiscount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderItemsItemAmountWithoutDiscountMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderItemsItemAmountWithoutDiscountMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderItemsItemDiscountMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderItemsItemDiscountMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderItemsItemWeightMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderItemsItemWeightMax))
})).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderItemsMax)),
  "customer": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderCustomerOneIdMax)).check(/*#__PURE__*/ zod.regex(cartConflictOrderCustomerOneIdRegExp)),
  "kind": /*#__PURE__*/ zod.enum(['Individual', 'Partner']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderCustomerOneNameMax)),
  "person": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderCustomerOnePersonOneFirstNameMax)).check(/*#__PURE__*/ zod.regex(cartConflictOrderCustomerOnePersonOneFirstNameRegExp)),
  "middleName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderCustomerOnePersonOneMiddleNameOneMax)).check(/*#__PURE__*/ zod.regex(cartConflictOrderCustomerOnePersonOneMiddleNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "lastName": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderCustomerOnePersonOneLastNameOneMax)).check(/*#__PURE__*/ zod.regex(cartConflictOrderCustomerOnePersonOneLastNameOneRegExp)),/*#__PURE__*/ zod.null()]),
  "phone": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartConflictOrderCustomerOnePersonOnePhoneOneRegExp)),/*#__PURE__*/ zod.null()])
}),/*#__PURE__*/ zod.null()]),
  "partner": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderCustomerOnePartnerOneIdMax)).check(/*#__PURE__*/ zod.regex(cartConflictOrderCustomerOnePartnerOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderCustomerOnePartnerOneNameMax)),
  "inn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartConflictOrderCustomerOnePartnerOneInnRegExp)),
  "kpp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartConflictOrderCustomerOnePartnerOneKppRegExp)))
}),/*#__PURE__*/ zod.null()]),
  "isDefault": /*#__PURE__*/ zod.boolean()
}),/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderAddressOneIdMax)).check(/*#__PURE__*/ zod.regex(cartConflictOrderAddressOneIdRegExp)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderAddressOneValueMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderAddressOneCityMax)),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderAddressOneStreetMax)),
  "house": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderAddressOneHouseMax)),
  "flat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartConflictOrderAddressOneFlatMax))),
  "entrance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartConflictOrderAddressOneEntranceMax))),
  "floor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartConflictOrderAddressOneFloorMax))),
  "postalCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartConflictOrderAddressOnePostalCodeRegExp))),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartConflictOrderAddressOneCommentMax)))
}),/*#__PURE__*/ zod.null()]),
  "delivery": /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Courier', 'Pickup']),/*#__PURE__*/ zod.null()]),
  "point": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderDeliveryPointOneIdMax)).check(/*#__PURE__*/ zod.regex(cartConflictOrderDeliveryPointOneIdRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderDeliveryPointOneNameMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderDeliveryPointOneCityMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderDeliveryPointOneAddressMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cartConflictOrderDeliveryPointOnePhoneRegExp)),
  "schedule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderDeliveryPointOneScheduleMax)),
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(cartConflictOrderDeliveryPointOneLatitudeMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderDeliveryPointOneLatitudeMax)),
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(cartConflictOrderDeliveryPointOneLongitudeMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderDeliveryPointOneLongitudeMax)),
  "readyDate": /*#__PURE__*/ zod.iso.date(),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cartConflictOrderDeliveryPointOneReasonMax)))
}),/*#__PURE__*/ zod.null()])
}),
  "totals": /*#__PURE__*/ zod.object({
  "goods": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderTotalsGoodsMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderTotalsGoodsMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderTotalsDiscountMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderTotalsDiscountMax)),
  "delivery": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderTotalsDeliveryOneMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderTotalsDeliveryOneMax)),/*#__PURE__*/ zod.null()]),
  "toPay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderTotalsToPayMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderTotalsToPayMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderTotalsWeightMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderTotalsWeightMax)),
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderTotalsItemCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderTotalsQuantityMin))
}),
  "problems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['PriceChanged', 'StockReduced', 'SaleForbidden', 'BecameUnavailable', 'QuantityNotMultiple', 'BelowMinimum']),
  "productID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderProblemsItemProductIDMax)).check(/*#__PURE__*/ zod.regex(cartConflictOrderProblemsItemProductIDRegExp)),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "was": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderProblemsItemWasMin))),
  "now": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderProblemsItemNowMin))),
  "blocking": /*#__PURE__*/ zod.boolean(),
  "fix": /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['AcceptPrice', 'SetQuantity', 'RemoveProduct', 'ReturnToCart']),
  "quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartConflictOrderProblemsItemFixQuantityMin)).check(/*#__PURE__*/ zod.lte(cartConflictOrderProblemsItemFixQuantityMax)))
})
})).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderProblemsMax)),
  "allowedActions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['Proceed'])).check(/*#__PURE__*/ zod.maxLength(cartConflictOrderAllowedActionsMax))
}))
});

export type CartConflict = zod.input<typeof CartConflict>;
export type CartConflictOutput = zod.output<typeof CartConflict>;
