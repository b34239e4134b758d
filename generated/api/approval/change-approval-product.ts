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
  Approval
} from '../model';

const schemas = () => import('./approval.schemas.ts');
import type {
  ApprovalConflict,
  ChangeApprovalProduct,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeApprovalProductUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/product`
}

/**
 * Ставит количество; 0 убирает строку, товар, которого нет, добавляет. Последнюю строку убрать нельзя — 422 LastProduct; больше остатка — 422 NotEnoughStock; не кратно упаковке — 422 QuantityNotMultiple; меньше наименьшего заказа — 422 BelowMinimum; недоступный товар — 422 ProductUnavailable. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить товар при согласовании
 */
export const changeApprovalProduct = async (id: string,
    changeApprovalProductBody: ChangeApprovalProduct, options?: Parameters<typeof http>[1]): Promise<Approval> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Approval>(getChangeApprovalProductUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalProductBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalProductMutationKey = () => ['changeApprovalProduct'] as const;

export const getChangeApprovalProductMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalProduct>>, TError,ChangeApprovalProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalProduct>>, TError,ChangeApprovalProductMutationVariables, TContext> => {

const mutationKey = getChangeApprovalProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalProduct>>, ChangeApprovalProductMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalProduct(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalProductMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalProduct>>>
    export type ChangeApprovalProductMutationBody = ChangeApprovalProduct
    export type ChangeApprovalProductMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalProductMutationVariables = {id: string;data: ChangeApprovalProduct}

    /**
 * @summary Изменить товар при согласовании
 */
export const useChangeApprovalProduct = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalProduct>>, TError,ChangeApprovalProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalProduct>>,
        TError,
        ChangeApprovalProductMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalProductMutationOptions(options), queryClient);
    }
