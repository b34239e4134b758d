import type { SecondParameter } from '../helpers.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  CreatedTicket
} from '../model';

const schemas = () => import('./support.schemas.ts');
import type {
  ErrorPayload,
  OrderAccessRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateOrderAccessTicketUrl = () => {




  return `/api/v1/support/tickets/partner/order/access`
}

/**
 * Заявление с доверенностью, вид PartnerOrdersAccess: допуск получает сам читатель, а не вся компания. Файлов от одного до десяти; срок — в будущем, не дальше десяти лет. Компания, где читатель не состоит, — 404; заявление уже рассматривается — 409 AlreadyExists.
 * @summary Допуск к заказам компании
 */
export const createOrderAccessTicket = async (orderAccessRequest: OrderAccessRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {
    const formData = new FormData();
orderAccessRequest.files.forEach(value => formData.append(`files`, value));
formData.append(`partnerID`, orderAccessRequest.partnerID);
formData.append(`validUntil`, JSON.stringify(orderAccessRequest.validUntil));

  return http<CreatedTicket>(getCreateOrderAccessTicketUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateOrderAccessTicketMutationKey = () => ['createOrderAccessTicket'] as const;

export const getCreateOrderAccessTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderAccessTicket>>, TError,CreateOrderAccessTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderAccessTicket>>, TError,CreateOrderAccessTicketMutationVariables, TContext> => {

const mutationKey = getCreateOrderAccessTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderAccessTicket>>, CreateOrderAccessTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrderAccessTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderAccessTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderAccessTicket>>>
    export type CreateOrderAccessTicketMutationBody = OrderAccessRequest
    export type CreateOrderAccessTicketMutationError = ErrorType<ErrorPayload>
    export type CreateOrderAccessTicketMutationVariables = {data: OrderAccessRequest}

    /**
 * @summary Допуск к заказам компании
 */
export const useCreateOrderAccessTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderAccessTicket>>, TError,CreateOrderAccessTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderAccessTicket>>,
        TError,
        CreateOrderAccessTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderAccessTicketMutationOptions(options), queryClient);
    }
