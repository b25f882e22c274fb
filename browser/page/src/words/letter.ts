/* The words of a game by letter. */

export const send = "Send my turn";
export const sendEnd = "Send the result";
export const invitation = (title: string) => `It is your turn in ${title}.`;
export const copied = "The link is copied. Send it to your friend, who opens it and plays.";
export const link = "Link for your friend";
export const copyIt = "Copy this link, and send it to your friend, who opens it and plays.";
