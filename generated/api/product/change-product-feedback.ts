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
  Feedback
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  ErrorPayload,
  FeedbackInput,
  Id
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeProductFeedbackUrl = (id: Id,) => {




  return `/api/v1/product/${encodeURIComponent(String(id))}/feedback`
}

/**
 * Заменяет отзыв читателя об этом товаре. Новый текст снова проверяют, до того он не виден и в оценку не входит; тот же текст ничего не меняет. Ответ магазина остаётся. Не писал — 404.
 * @summary Изменить отзыв
 */
export const changeProductFeedback = async (id: Id,
    feedbackInput: FeedbackInput, options?: Parameters<typeof http>[1]): Promise<Feedback> => {

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
return http<Feedback>(getChangeProductFeedbackUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(feedbackInput),
    schema: async () => (await schemas()).Feedback
  }
);}





export const getChangeProductFeedbackMutationKey = () => ['changeProductFeedback'] as const;

export const getChangeProductFeedbackMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeProductFeedback>>, TError,ChangeProductFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeProductFeedback>>, TError,ChangeProductFeedbackMutationVariables, TContext> => {

const mutationKey = getChangeProductFeedbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeProductFeedback>>, ChangeProductFeedbackMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeProductFeedback(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeProductFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof changeProductFeedback>>>
    export type ChangeProductFeedbackMutationBody = FeedbackInput
    export type ChangeProductFeedbackMutationError = ErrorType<ErrorPayload>
    export type ChangeProductFeedbackMutationVariables = {id: Id;data: FeedbackInput}

    /**
 * @summary Изменить отзыв
 */
export const useChangeProductFeedback = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeProductFeedback>>, TError,ChangeProductFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeProductFeedback>>,
        TError,
        ChangeProductFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getChangeProductFeedbackMutationOptions(options), queryClient);
    }
