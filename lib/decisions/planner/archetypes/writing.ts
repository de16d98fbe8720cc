import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What comes after the first pages: stuck chapters, revision, readers, posts, sources, code. */
export const WRITING: readonly Archetype[] = [
  {
    id: "edit-book",
    area: "projects",
    acts: "edit|revise|rewrite|polish|redraft|cut",
    things:
      "novel|book|manuscript|memoir|first draft|second draft|draft|screenplay|short story|script|poetry collection|story",
    needsAct: true,
    unless: "email|letter|report|essay|cv|video|instagram",
    it: "the draft",
    named:
      "novel|book|manuscript|memoir|draft|screenplay|short story|script|poetry collection|story",
    plan: `
      2* Save {theIt} under a new name with today's date, so nothing can be lost.
        ~ Open the file. | Save it under a new name with today's date.
        ? feedback | beta reader* | editor: 2 Save {theIt} under a new name, with the readers' notes opened beside it.
      5* Write on one card what the text is about and what it should do to a reader.
        ~ Get one card. | Write what the text is about. | Write what it should do to a reader.
      15 List its chapters or scenes, one line each: who wants what, what changes.
        ? # words | # pages: 15 List the chapters, one line each: length, who wants what, what changes.
          - 8 List the first half of the chapters with their lengths: who wants what, what changes.
          - 8 List the second half in the same way.
        ? poem* | poetry: 15 List the poems, one line each: what it sees, where it turns.
          - 8 List the first half of the poems, one line each: what it sees, where it turns.
          - 8 List the second half in the same way.
        - 8 List the first half of the chapters, one line each: who wants what, what changes.
        - 8 List the second half in the same way.
      5 Mark the lines in your list: C for cut, M for something missing, O for out of order.
        ~ Open your list of lines. | Write C, M or O beside the first. | Do the same down to the last.
        ? too long | cut # | over # | shorter: 5 Mark with C every scene that the ending would work without, beginning with the longest.
        ? feedback | beta reader* | editor: 5 Mark each note from your readers: two said it, one said it, I disagree. The first kind comes first.
        ? drag* | sags: 5 Mark each scene where nobody wants anything or nothing changes. It needs to go or get new trouble.
        ? boring | slow | middle: 5 Mark each scene where nobody wants anything or nothing changes. It needs to go or get new trouble.
      25* Do one fix in the piece that needs it most, without touching anything else.
        - 3 Open the first piece you marked, with everything else out of sight.
        - 10 Cut, move or write what its mark says.
        - 10 Write the links to the page before and the page after again, so they run smoothly.
      5 Write single words and commas you want to fix on a list called “later”.
        ~ Open a list called “later”. | Write the first word or comma on it. | Add the others you want to fix.
      5? Put the number of marks you want to fix in a week on your wall[, to be done {deadline}].
        - 3 Divide the number of marks by the weeks you have.
        - 2 Put the number for one week on your wall.
    `,
  },
  {
    id: "writers-block",
    area: "projects",
    whole:
      "get unstuck on|get past writer's block|beat writer's block|overcome writer's block|get unstuck with my novel|get unstuck with my book|get over writer's block|write again after|get back into writing|start writing again|get back to writing",
    acts: "beat|overcome|get past|get over|break",
    things: "writer's block|writers block|creative block|stuck chapter",
    tells:
      "stuck on chapter|stuck on my novel|stuck on my book|have writer's block|can't write anymore",
    unless: "essay|thesis|code|drain|traffic",
    it: "the text",
    plan: `
      2* Write by hand the worst possible next sentence for {label}.
        ~ Pick up a pen. | Write the worst possible next sentence by hand.
      4 Write down in three lines what you know will happen later in the text.
        ~ Get a pen and paper. | Write one thing you know will happen later. | Write two more lines like it.
        ? plot hole: 4 Write the plot hole in one line: what happens, and why it couldn't.
        ? thesis | dissertation | essay | report: 4 Write down in three lines what the reader must know by the end.
      5* Ask a person in your text, or your reader, one question, and write down the answer without stopping.
        ~ Get a pen and paper. | Write one question to a person in your text. | Write the answer without stopping.
        ? plot hole: 5 Write down five ways to fix the hole: an earlier hint, another reason, a lie, a mistake, one scene less.
        ? middle | what happens next | # words | halfway: 5 Write down ten things that could happen next to your main character, one per line.
        ? thesis | dissertation | essay | report: 5 Write to one reader, as in a letter, what you found out and why it matters, without stopping.
      8 Copy the last line of the last page you liked onto a new page.
        ? plot hole: 8 List the pages you would have to change for each of the two best ways.
          - 4 List the pages you would have to change for the best way.
          - 4 List the pages for the second-best way.
        - 5 Read the last page you liked aloud.
        - 2 Copy its last line onto a new page.
      10* Write on until a ten-minute timer rings, with “…” wherever nothing comes.
        ? plot hole: 10 Write the smallest missing piece of the better way for ten minutes.
          - 2 Choose the way that touches fewer pages.
          - 10 Write its smallest missing piece for ten minutes.
        - 2 Set a timer for ten minutes.
        - 10 Write on from that line, with “…” wherever nothing comes.
        ? middle | what happens next: 10 Write the scene of one of the ten for ten minutes, from the moment it goes wrong.
          - 2 Choose one of the ten things that could happen.
          - 10 Write its scene for ten minutes, from the moment it goes wrong.
      5 Circle one line that feels alive, and write under it what should come next.
        - 2 Circle one line that feels alive.
        - 3 Write under it what should come next.
      3 Lay the page out at the spot where you will start tomorrow.
        ~ Find the spot where you will start. | Open the page there. | Lay it where you sit tomorrow.
    `,
  },
  {
    id: "writing-contest",
    area: "projects",
    acts: "enter|submit|write|finish|send|apply|do|join",
    things: everyWay(
      "short story|story|poetry|poem|writing|essay|flash fiction|fiction|novel|script|playwriting",
      "contest|competition|prize|award",
    ),
    unless: "judge|website|read",
    it: "the contest",
    named: "contest|competition|prize|award",
    plan: `
      2* Copy the theme, length and closing date from the rules of {theIt} to the top of a page[ ({deadline})].
        ~ Open the rules of the contest. | Copy theme, length and closing date to your page.
      5 Write one sentence: what your text is about, and what has changed by its last line.
        ~ Get a pen and paper. | Write what your text is about. | Add what has changed by its last line.
        ? story is # | piece is # | text is # | poem is # | draft is # | mine is # | cut it to | get it down to: 5 Write three numbers on a note: the words you have, the words allowed, the words to cut.
        ? too long | over .. limit | words over | too many words: 5 Write three numbers on a note: the words you have, the words allowed, the words to cut.
      20* Write the beginning for 20 minutes without reading back. It may be bad.
        ? story is # | piece is # | text is # | poem is # | draft is # | mine is # | cut it to | get it down to: 20 Cut the weakest scene, the slow opening and every line that repeats.
          - 10 Cut the weakest scene and the slow opening.
          - 10 Cut every line that repeats.
        - 2 Start a ten-minute timer, with the internet off on your device.
        - 10 Write the beginning without reading back. It may be bad.
        ? too long | over .. limit | words over | too many words: 20 Cut the weakest scene, the slow opening and every line that repeats.
        - 10 Cut the weakest scene and the slow opening.
        - 10 Cut every line that repeats.
      5 Put one writing session into your calendar on each day that is left[, on the way to {amount}].
        ~ Open your calendar. | Enter one writing session today or tomorrow. | Enter one on each day that's left.
        ? midnight | tonight | today: 5 Set two alarms: one to stop writing, one for sending it an hour before the deadline.
      15 Cut every line the text works without, until it fits the allowed length.
        - 5 Read the text aloud once.
        - 10 Cut every line that the text works without.
      6 Change name, font and file type to what the rules ask for.
        ~ Open the contest rules beside your text. | Change the font and the file type. | Change the name to what they ask for.
      4* Send the text a day before the contest closes, the way the rules ask for[ ({deadline})].
        ~ Open the contest's page a day before it closes. | Upload or attach the text as the rules ask. | Press the send button.
        ? midnight | tonight | today: 4 Send the text through the contest's form or address before the last hour, until you have a confirmation.
    `,
  },
  {
    id: "publish-text",
    area: "projects",
    whole: `${everyWay("find|query|get|pitch to|submit to", "literary agent|agent for my book|an agent for my novel|agents|literary agents|publisher|publisher for my")}|self-publish my cookbook|self-publish my book|self-publish my novel|self-publish a book|self publish my book|self-publish my poems|self-publish my memoir|publish my book|publish my novel|publish my poems|get my book published|get my novel published|get my poems published|submit my short story|submit my story|submit my poems|submit a short story|query my novel`,
    acts: "publish|self-publish|submit|query|pitch|send out",
    things:
      "book|novel|manuscript|poems|short story|memoir|cookbook|poetry collection|children's book|query letter",
    needsAct: true,
    unless: "website|app|report|journal|paper|estate|travel",
    it: "the text",
    named: "book|novel|manuscript|poems|short story|memoir|cookbook|poetry collection",
    plan: `
      2* Write one sentence about the text: who it is about, what goes wrong, what is at stake.
        ~ Pick up a pen. | Write who it's about, what goes wrong, what's at stake.
        ? cover is done | cover is ready | have a cover | got a cover: 2 Put the finished text and the cover file into one folder named after the book.
        ? rejected | rejection* | said no | no again | turned it down: 2 Write down where you have sent it, with “no” and the date beside the last place.
        ? poem* | poetry: 2 Choose the three poems you would read aloud to a stranger.
      4 Choose one way for now: an agent or publisher, a magazine or contest, or self-publishing.
        ~ Write down three ways: agent, contest, self-publishing. | Say each one aloud. | Circle one for now.
        ? e book | ebook: 4 Write down three facts for the store page: the price, the release date, its two categories.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 4 Write down the form you want: print, e-book or both, how many copies, the price.
        ? magazine* | journal | prize | competition | agent | agents: -
      10n Write half a page about your text: your sentence, its length and genre, two lines about you.
        ~ Open a blank page. | Type your sentence about the text. | Add its length and genre. | Add two lines about you.
        ? poem* | poetry: 10 Write three lines to send with the poems: their titles, one line about you, thanks.
        ? agent | agents: 10 Write the query letter in half a page: your sentence, length and genre, one similar book, two lines about you.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 10 Put the first ten pages into the template of one print-on-demand site.
      5n Send that half page with your text to one magazine, agent or contest whose rules it fits.
        ~ Open the rules of the one that fits. | Attach your half page with the text. | Press the send button.
        ? picture book | childrens book | children s book: 5 Send the query and the whole picture-book text to one agent who takes them.
        ? poem* | poetry: 5 Send the three poems with those lines to one magazine that is open now.
        ? agent | agents: 5 Send the letter and your first pages to one agent who takes your kind of book.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 5 Show the first pages and a rough cover to one reader: “Would you pick this up?”
      10 Find five places for your text, and note beside each what they want, how long, by when[, within {money}].
        ? agent | agents: 10 Find five agents who take your kind of book now, and note beside each what they want to see.
          - 5 Find three agents who take your kind of book now.
          - 6 Note beside each what they want: letter, pages, synopsis, how to send it.
        ? e book | ebook: 10 Open an account at one e-book store, or at a site that sends to all of them.
          - 5 Open an account at one e-book store, or at a site that sends to all of them.
          - 6 Note the store's file rules and how much of the price it keeps.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 10 Open an account at one print-on-demand site, and note its page sizes and file rules.
          - 5 Open an account at one print-on-demand site.
          - 6 Note the site's page sizes and file rules.
        - 5 Find three places for your text.
        - 6 Note beside each what they want, how long, by when.
        ? magazine* | short story | story: 10 Find three magazines that take stories of your length now, and note the fee, format and waiting time of each.
          - 5 Find three magazines that take stories of your length now.
          - 6 Note the fee, format and waiting time of each.
        ? rejected | rejection* | said no | turned it down: 10 Find three places you have not tried yet, and note the format and waiting time of each. Small ones count too.
          - 5 Find three places you have not tried yet. Small ones count too.
          - 6 Note the format and waiting time of each.
      10 Write half a page about your text: your sentence, length and genre, one similar book, two lines about you.
        ? agent | agents: 10 Write the query letter in half a page: your sentence, length and genre, one similar book, two lines about you.
          - 5 Write your sentence, with the length and genre.
          - 5 Add one similar book and two lines about you.
        ? no cover | without a cover | cover isnt | cover missing | need a cover: 10 Make a cover with the site's own tool: one picture you may use, a large title, your name.
          - 5 Choose one picture that is yours or free to use for books.
          - 5 Put the title and your name on it with the site's own tool.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 10 Write the text for the back cover: three sentences on the book, one on you.
          - 5 Write three sentences for the back cover on what the book is about.
          - 5 Write one sentence about you below them.
        - 5 Write your sentence, with the length and genre.
        - 5 Add one similar book or text and two lines about you.
        ? rejected | rejection* | said no | turned it down: 10 Ask one reader to mark the page where they stopped.
          - 3 Ask one reader to mark the page where they stopped.
          - 8 Write your half page again: your sentence, length, genre, two lines about you.
      15 Put the first pages into the format that the first place on your list asks for.
        ~ Open the rules of the first place. | Copy your first pages into a new file. | Change font, spacing and margins to fit. | Save it under the place's name.
        ? picture book | childrens book | children s book: 15 Put the whole manuscript, one page spread after another, into the format the first agent asks for. Art isn't needed from you.
          - 8 Type the whole manuscript double-spaced, with a break at each page turn.
          - 8 Check it against the first agent's rules.
        ? e book | ebook: 15 Upload the text as an e-book file before you look through the preview on a phone.
          - 5 Upload the text and the cover.
          - 10 Look through the preview on a phone: chapters, table of contents, pictures.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 15 Put the text into the site's template, with a title page, table of contents and page numbers.
      5 Send your text to the first place on your list[ {deadline}], and note the day you sent it.
        ? agent | agents: 5 Send the letter and pages to the first agent on your list[ {deadline}], and note the day.
          - 3 Check the agent's name, your file and the rules once more.
          - 2 Send the letter and pages to the first agent on your list, and note the day.
        ? e book | ebook: 5 Press “publish” for the e-book[ {deadline}], once you have checked the title, name and price.
          - 3 Check the title, your name and the price once more.
          - 2 Press “publish”.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 5 Order one printed copy for yourself[ {deadline}], before you press “publish”.
          - 3 Check the title, your name and the price once more.
          - 2 Order one printed copy for yourself.
        - 3 Check the name of the place, your file and the rules once more.
        - 2 Send your text to the first place on your list, and note the day.
      3? Put the next place on your list into the calendar, in case no answer comes.
        ~ Look up the next place on your list. | Open your calendar at the day an answer should have come. | Enter that place there.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 3 Write down three people or stores who would take a copy, with a date beside each.
    `,
  },
  {
    id: "blog-post",
    area: "projects",
    whole:
      "write a blog post|write blog posts|write weekly blog post|write a newsletter issue|write my newsletter|write the newsletter|send my newsletter|restart my newsletter|restart my blog|start blogging again|write next issue of my newsletter|blog more|write more blog posts|write an article",
    acts: "write|finish|publish|draft|restart|send",
    things:
      "blog post|newsletter issue|newsletter article|article for my blog|linkedin post|blog article|guest post",
    needsAct: true,
    unless: "unsubscribe|journal article|read|stop",
    it: "the post",
    named: "blog post|newsletter issue|linkedin post|guest post|blog article",
    plan: `
      2* Write the last question someone asked you about your subject.
        ~ Pick up a pen. | Write the last question someone asked you.
        ? ideas | no idea | dont know what to write | out of ideas: 2 Open your sent messages at the last question you answered for somebody.
        ? newsletter: 2 Write the name of one reader at the top of a page, and what you would tell them first.
        ? # posts | every week | weekly | once a week: 2 Write four titles for the next posts, as questions that people ask you.
        ? hasnt been updated | not updated | havent posted | since #: 2 Open the last post, and write down one question a reader could ask today.
      3 Write the answer to that question in one sentence, as you would say it at the dinner table.
        ~ Picture the dinner table. | Say the answer aloud. | Write it down as one sentence.
      8 Write under it how you got there, in three lines: what happened, what you tried, what you know now.
        - 4 Write under it what happened.
        - 5 Write what you tried and what you know now.
        ? draft is | half written | have a draft | written already: 5 Mark the three sentences in the draft you would say aloud. The others can move to a page called “later”.
          - 3 Mark the three sentences in the draft you would say aloud.
          - 3 Move the others to a page called “later”.
      20* Write {theIt} in one go as the answer to that question, without looking at other pages.
        ? # words: 20 Write {theIt} in one go as the answer to that question, stopping near {#} words.
          - 10 Write the first half of the post in one go.
          - 10 Write the second half, up to the last line.
        ? linkedin: 20 Write the post in eight short lines. The first should make people tap “more”.
          - 10 Write the first line five times. The best one gets a star.
          - 10 Write the seven lines below it.
        - 10 Write the first half of the post in one go.
        - 10 Write the second half, up to the last line.
      8 Cut the opening until it begins with what happened.
        ~ Open the post at its first line. | Find the sentence where something happens. | Delete everything above it.
      5 Give the post a title that says what the reader gets, plus one picture of your own.
        ? linkedin: 3 Add one photo of your own, or none, and end with one easy question.
        ? recipe* | cook*: 5 Give the post a title with the dish and who it is safe for, plus one picture from your own kitchen.
          - 3 Give the post a title with the dish and who it is safe for.
          - 2 Add one picture from your own kitchen.
        - 3 Give the post a title that says what the reader gets.
        - 2 Add one picture of your own.
      4* Publish the post[ {deadline}], and write the next question into a draft[ for the next one, {rhythm}].
        ~ Open the post. | Press the publish button. | Write the next question into a new draft.
    `,
  },
  {
    id: "cite-sources",
    area: "study",
    whole:
      "reference my essay|reference my dissertation|do my references|do my bibliography|cite my sources|fix my citations|format my references|format my bibliography|write my bibliography|do the references for|learn apa|learn harvard referencing|sort out my references|do my citations",
    acts: "do|format|fix|finish|sort",
    things:
      "references|bibliography|citations|reference list|footnotes|in-text citations|works cited|harvard references|apa references",
    needsAct: true,
    unless: "job|boss|landlord|tenant|referee|speeding|annotated",
    it: "the list of sources",
    plan: `
      2* Write down which citation style you have to use and where its examples are.
        ~ Open the assignment or the style page. | Write the style's name with where its examples are.
        ? apa | mla | chicago: 2 Open the Purdue OWL page for that style beside your paper.
        ? harvard | apa | mla | chicago | vancouver: 2 Open your university's guide to that style beside your text.
      4 Mark in yellow every name, number or quotation in your text that came from someone else.
        - 4 Mark in yellow what came from someone else, as you go through your text.
        ? # references | # sources: 4 Mark in yellow the places in your text where these {#} sources belong.
      8* Write out the first three sources: author, year, title, publisher or page, web address.
        ? apa: 8 Write out the first three sources the APA way: last name, initials, (year), title, journal or publisher, link.
          - 4 Write out the first source: last name, initials, (year), title, journal or publisher, link.
          - 4 Write out two more the same way.
        - 4 Write out the first source, beside the example in the style guide.
        - 5 Write out the next two sources.
        ? no author | without an author | website* | web page: 8 Write out each website: the organization as author, the year or “n.d.”, the address and the day you read it.
          - 4 Write out the first website: the organization or title, the year or “n.d.”, the address, the day you read it.
          - 5 Write out the next two sources.
        ? lost the source | cant find the source | dont know where | didnt note: 8 Search online for the exact words of the first three quotations, and write down each source.
          - 4 Search online for the exact words of the first quotation, and write down its source.
          - 5 Search for the next two quotations.
      6* Put the short citation into the text for those three sources, in the style you have to use.
        - 3 Put the short citation for the first source into the text.
        - 3 Put in the short citations for the other two.
      20 Add the remaining sources the same way, in the order they appear in the text.
        - 10 Add the next five sources the same way.
        - 10 Add the five sources after them.
        ? in word | word document | ms word | google docs: 20 Enter the remaining sources with the program's own citation tool, in the order they appear in the text.
          - 10 Enter the next five sources with the program's own citation tool.
          - 10 Enter the five sources after them.
        ? # references | three references | only # | 3 sources: -
        ? zotero | mendeley | endnote | refworks: 20 Import the remaining sources into the program by DOI or title.
          - 8 Import the next five sources by DOI or title.
          - 8 Correct names, capitals and years in those five.
      4 Sort the list of sources by last name.
        ~ Open the list of sources. | Move the first last name to the top. | Sort the others down to Z.
      6? Check that each name in the text is in the list, and each in the list is in the text[, {deadline}].
        - 3 Check that each name in the text is in the list.
        - 3 Take any source out of the list that your text never mentions.
    `,
  },
  {
    id: "code-practice",
    area: "study",
    whole:
      "solve leetcode|do leetcode|practice leetcode|grind leetcode|practice coding|code every day|make my first pull request|contribute to open source|make my first open source contribution|contribute to an open source project|get better at coding|do advent of code|practice programming|build a coding habit",
    acts: "solve|practice|do|grind",
    things:
      "leetcode|leetcode problems|coding problems|coding exercises|open source contribution|advent of code|coding practice|pull request",
    needsAct: true,
    unless: "hire|interviewer",
    it: "the problem",
    plan: `
      2* Open the easiest unsolved problem on the page for {label}.
        ~ Open the page with the problems. | Open the easiest one you haven't solved.
      3 Write in your own words what goes in and what should come out.
        ~ Read the problem once. | Write what goes in. | Write what should come out.
      4 Do one small example by hand on paper.
        ~ Get a pen and paper. | Write down one small input. | Work it out line by line to the result.
      15* Write the simplest version that could work, however slow it is.
        - 5 Write the steps as notes in your own words.
        - 10 Turn each note into a line of code.
      5 Run your code with your example, and note the first line of the first error.
        ~ Open your code with your example. | Press the run button. | Write down the first line of the first error.
      10* Look at one solution after 25 minutes, and write down the one idea you were missing.
        - 5 Read one solution line by line.
        - 4 Write down the one idea you were missing.
      3? Put the next 25-minute session into your calendar[, {rhythm}].
        ~ Open your calendar. | Find 25 free minutes. | Enter the next session there.
    `,
  },
];
