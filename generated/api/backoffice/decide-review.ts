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
  StaffReviews
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload,
  StaffReviewDecision
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDecideReviewUrl = (id: string,) => {




  return `/api/v1/backoffice/reviews/${encodeURIComponent(String(id))}/decision`
}

/**
 * Публикует отзыв как есть или отклоняет с причиной, которую узнает автор; действие записано в журнал. Отзыв, который больше не ждёт решения, — 409 AlreadyDecided; `message` говорит, как его решили.
 * @summary Решить, публиковать ли отзыв
 */
export const decideReview = async (id: string,
    staffReviewDecision: StaffReviewDecision, options?: Parameters<typeof http>[1]): Promise<StaffReviews> => {

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
return http<StaffReviews>(getDecideReviewUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffReviewDecision),
    schema: async () => (await schemas()).StaffReviews
  }
);}





export const getDecideReviewMutationKey = () => ['decideReview'] as const;

export const getDecideReviewMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideReview>>, TError,DecideReviewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof decideReview>>, TError,DecideReviewMutationVariables, TContext> => {

const mutationKey = getDecideReviewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideReview>>, DecideReviewMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  decideReview(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideReviewMutationResult = NonNullable<Awaited<ReturnType<typeof decideReview>>>
    export type DecideReviewMutationBody = StaffReviewDecision
    export type DecideReviewMutationError = ErrorType<ErrorPayload>
    export type DecideReviewMutationVariables = {id: string;data: StaffReviewDecision}

    /**
 * @summary Решить, публиковать ли отзыв
 */
export const useDecideReview = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideReview>>, TError,DecideReviewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideReview>>,
        TError,
        DecideReviewMutationVariables,
        TContext
      > => {
      return useMutation(getDecideReviewMutationOptions(options), queryClient);
    }
