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
  Checkout
} from '../model';

const schemas = () => import('./checkout.schemas.ts');
import type {
  ChangeCheckoutComment,
  CheckoutConflict,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeCheckoutCommentUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/comment`
}

/**
 * Пожелания к заказу. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
 * @summary Написать комментарий
 */
export const changeCheckoutComment = async (id: string,
    changeCheckoutCommentBody: ChangeCheckoutComment, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

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
return http<Checkout>(getChangeCheckoutCommentUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCheckoutCommentBody),
    schema: async () => (await schemas()).Checkout
  }
);}





export const getChangeCheckoutCommentMutationKey = () => ['changeCheckoutComment'] as const;

export const getChangeCheckoutCommentMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutComment>>, TError,ChangeCheckoutCommentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutComment>>, TError,ChangeCheckoutCommentMutationVariables, TContext> => {

const mutationKey = getChangeCheckoutCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCheckoutComment>>, ChangeCheckoutCommentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeCheckoutComment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCheckoutCommentMutationResult = NonNullable<Awaited<ReturnType<typeof changeCheckoutComment>>>
    export type ChangeCheckoutCommentMutationBody = ChangeCheckoutComment
    export type ChangeCheckoutCommentMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type ChangeCheckoutCommentMutationVariables = {id: string;data: ChangeCheckoutComment}

    /**
 * @summary Написать комментарий
 */
export const useChangeCheckoutComment = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutComment>>, TError,ChangeCheckoutCommentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCheckoutComment>>,
        TError,
        ChangeCheckoutCommentMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCheckoutCommentMutationOptions(options), queryClient);
    }
