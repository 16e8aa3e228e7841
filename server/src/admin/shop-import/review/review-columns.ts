/** The columns of files of reviews, under the headings of Judge.me, Loox, Okendo and Yotpo, exported or as a template. */
export const reviewColumns = {
  rating: ['rating', 'reviewscore', 'score'],
  title: ['title', 'reviewtitle'],
  text: ['body', 'review', 'reviewcontent', 'content'],
  author: ['nickname', 'displayname', 'reviewername', 'fullname', 'author', 'name'],
  date: ['reviewdate', 'date', 'createdat', 'datecreated'],
  handle: ['producthandle', 'handle'],
  sku: ['sku', 'productsku'],
  productUrl: ['producturl'],
  variant: ['variant', 'varianttitle', 'productvariant'],
  pictures: ['pictureurls', 'photourl', 'img', 'imageurls', 'publishedimageurl'],
  verified: ['verifiedpurchase', 'verifiedbuyer', 'isverifiedbuyer', 'usertype'],
  reply: ['reply', 'commentcontent'],
  repliedAt: ['replydate', 'commentcreatedat'],
  isReplyPublic: ['commentpublic'],
  status: ['status', 'curated', 'published'],
} as const;

export type ReviewColumn = keyof typeof reviewColumns;
