import { fiveSeconds } from './five-seconds'
import { nameIsTheShop } from './name-is-the-shop'
import type { Post } from './post'
import { reviewWhileWarm } from './review-while-warm'
import { whenToStop } from './when-to-stop'

/** A post's place is its id, `/blog/0` to `/blog/3` (specification section 2). */
export const posts: readonly Post[] = [nameIsTheShop, fiveSeconds, reviewWhileWarm, whenToStop]
